"""Training at toy size: it goes on where it stopped, and what it makes is refused where it does not belong."""

import json

import numpy as np
import pytest

from landsraad.arena import Crew
from landsraad.bots import make_bot
from landsraad.bots.learned import judge_of
from landsraad.bots.network import Network
from landsraad.families import family
from landsraad.kernel.errors import RecordError, SetupError
from landsraad.observe import layout_of, whole
from landsraad.train.dataset import decisions, write
from landsraad.train.fit import Recipe, fit
from landsraad.train.play import Table, play_for_samples
from landsraad.train.run import Wish, train
from landsraad.train.samples import Samples

TOY = Wish(
    (Table("imperium", 2),), games=3, generations=1, seeds=1, matches=1,
    recipe=Recipe(width=8, mixed=4, epochs=1, batch=32, seldom=1),
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder with a finished run, and what it reported."""
    folder = tmp_path_factory.mktemp("run")
    said: list[str] = []
    return folder, train(folder, TOY, Crew(), said.append), said


def test_a_run_leaves_weights_and_curves(trained):
    folder, champion, said = trained
    assert champion == folder / "generation-0" / "champion.npz"
    assert said[-1].startswith("generation 0: network-0 won")
    assert (folder / "curve.svg").read_text().startswith("<svg")
    assert json.loads((folder / "curve.json").read_text())[0]["held_out"] > 0
    network = Network.load(champion, layout_of(family("imperium")))
    game = TOY.tables[0].game(3)
    (shares,) = network.win_shares([whole(game, 0)])
    assert shares.sum() == pytest.approx(1)
    assert len(shares) == game.seat_count
    seen = whole(game, game.pending[0])
    likely = network.policy([seen, seen], game.legal)
    assert likely.sum() == pytest.approx(1)
    assert len(likely) == len(game.legal)


def test_what_is_learned_from_knows_options_by_number_and_by_choice(trained):
    folder, _, _ = trained
    samples = Samples.load(folder / "generation-0" / "samples-0.npz", layout_of(family("imperium")))
    lengths = np.diff(samples.legal.starts)
    assert ((samples.choices >= 0) == (lengths > 1)).all()
    assert (samples.choices < lengths).all()
    assert (samples.choices >= 0).any()
    assert (samples.choices < 0).any()


def test_the_policy_learns_what_was_chosen():
    samples = next(play_for_samples([Table("imperium", 3)], "heuristic", 4, 1, Crew()))
    recipe = Recipe(width=16, mixed=16, epochs=6, batch=64, rate=5e-3, seldom=2, choice_weight=1.0, drop_hidden=0.0)
    network, curve = fit(layout_of(family("imperium")), samples, 1, recipe)
    assert curve[-1]["loss"] < curve[0]["loss"]
    game = TOY.tables[0].game(9)
    bot = make_bot("heuristic", 1)
    right = asked = 0
    by_chance = 0.0
    while not game.over:
        seat = game.pending[0]
        legal = game.legal_for(seat)
        option = bot.choose(game, seat)
        if len(legal) > 1:
            asked += 1
            by_chance += 1 / len(legal)
            right += legal[int(network.policy([whole(game, seat)], legal).argmax())] == option
        game.step(option, seat)
    assert right > 1.2 * by_chance


def test_a_finished_run_is_not_done_again(trained):
    folder, champion, _ = trained
    said: list[str] = []
    assert train(folder, TOY, Crew(), said.append) == champion
    assert not said


def test_a_run_that_was_stopped_plays_only_what_is_missing(trained):
    folder, champion, _ = trained
    before = champion.read_bytes()
    champion.unlink()
    said: list[str] = []
    train(folder, TOY, Crew(), said.append)
    assert len(said) == 1
    assert champion.read_bytes() == before


def test_a_folder_holds_one_run(trained):
    folder, _, _ = trained
    with pytest.raises(RecordError, match="asked for something else"):
        train(folder, TOY._replace(games=4), Crew(), print)


def test_weights_of_another_layout_are_refused_in_words(trained):
    _, champion, _ = trained
    with pytest.raises(RecordError, match="trained on another layout"):
        Network.load(champion, layout_of(family("classic")))


def test_damaged_weights_are_refused_in_words(trained, tmp_path):
    _, champion, _ = trained
    with np.load(champion) as file:
        arrays = dict(file)
    arrays["win"] = arrays["win"] + np.float16(1)
    np.savez_compressed(tmp_path / "damaged.npz", **arrays)
    with pytest.raises(RecordError, match="damaged"):
        Network.load(tmp_path / "damaged.npz", layout_of(family("imperium")))
    (tmp_path / "text.npz").write_text("no weights at all")
    with pytest.raises(RecordError, match="holds no weights"):
        Network.load(tmp_path / "text.npz", layout_of(family("imperium")))


def test_samples_of_another_layout_are_refused_in_words(trained):
    folder, _, _ = trained
    with pytest.raises(RecordError, match="another layout"):
        Samples.load(folder / "generation-0" / "samples-0.npz", layout_of(family("classic")))


def test_a_family_without_weights_says_so():
    with pytest.raises(SetupError, match="no weights for classic"):
        judge_of(family("classic"))


def test_decisions_are_written_and_read(tmp_path):
    game = TOY.tables[0].game(1)
    while not game.over:
        game.step(game.legal[-1])
    written = write(tmp_path / "games.parquet", [game.record()])
    rows = list(decisions(tmp_path / "games.parquet"))
    assert written == (1, len(rows))
    for row in rows:
        assert row["choice"] in row["legal"]
        assert len(row["rows"]) == len(row["values"])
        assert row["choice_name"] == game.name(row["choice"])
        assert row["layout"] == layout_of(game.family).digest
    with pytest.raises(RecordError, match="game 0 is not finished"):
        write(tmp_path / "half.parquet", [TOY.tables[0].game(1).record()])
