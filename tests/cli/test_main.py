"""The command as a whole: its overview, its help, and how it refuses command lines."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

from landsraad import __version__

COMMANDS = ("play", "simulate", "replay", "scenario", "codex", "bench")
NEW_GAMES = (("play",), ("simulate", "imperium", "--games", "1"))


def heed_interrupts() -> None:
    """In a child: a runner in the background may have switched Ctrl-C off."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def landsraad(*arguments: str, **options) -> subprocess.CompletedProcess:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "landsraad", *arguments], capture_output=True, text=True, timeout=120, **options
    )


def test_without_a_command_it_gives_an_overview_and_opens_the_table(tmp_path):
    """`landsraad` alone is `landsraad serve --open`, with its games in the person's data folder."""
    page = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {page}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser), "PYTHONUNBUFFERED": "1"}
    with (tmp_path / "out").open("w+") as out:
        process = subprocess.Popen([sys.executable, "-m", "landsraad"], stdout=out, stderr=out, env=environment,
                                   preexec_fn=heed_interrupts)
        try:
            for _ in range(1200):
                if page.exists() and page.read_text().strip():
                    break
                assert process.poll() is None
                time.sleep(0.1)
            assert page.read_text().startswith("http://127.0.0.1:")
            process.send_signal(signal.SIGINT)
            process.wait(120)
        finally:
            process.kill()
        out.seek(0)
        text = out.read()
    assert all(name in text for name in COMMANDS)
    assert (tmp_path / "landsraad" / "landsraad.db").exists()


def test_it_tells_its_version(command):
    assert command("--version").out == f"landsraad {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(command, name):
    ran = command(name, "--help")
    assert ran.code == 0
    assert f"examples:\n  landsraad {name}" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["govern"], "'govern'"),
        (["simulate"], "family"),
        (["replay"], "RECORD"),
        (["scenario"], "FILE_OR_DIR"),
        (["simulate", "imperium", "--speed"], "--speed"),
        (["simulate", "imperium", "--games", "0"], "'0' is not a number of games"),
        (["simulate", "imperium", "--games", "many"], "'many' is not a number of games"),
        (["simulate", "imperium", "--workers", "0"], "'0' is not a number of workers"),
        (["simulate", "imperium", "--bots", "deep-blue"], "no bot 'deep-blue': choose from random, novice, heuristic"),
        (["simulate", "imperium", "--bots", ","], "no bots were named"),
        (["simulate", "imperium", "--bots", "random,random,random,random,random"], "5 bots were named for 4 players"),
        (["simulate", "chess"], "no family 'chess': choose from imperium"),
        (["play", "chess"], "no family 'chess': choose from imperium"),
        (["play", "--seat", "4"], "no seat 4: 4 players sit in seats 0 to 3"),
        (["play", "--seat", "-1"], "'-1' is not a seat"),
        (["play", "--bots", "random,random,random,random"], "4 bots were named for 3 other seats"),
        (["play", "--bots", "deep-blue"], "no bot 'deep-blue'"),
        (["play", "--save", "nowhere/game.json"], "no folder nowhere"),
        (["play", "--load", "missing.json"], "missing.json: No such file"),
        (["play", "--load", "missing.json", "--seed", "1"], "--load brings its own game: leave out --seed"),
        (["codex", "--kind", "dragon"], "no kind 'dragon': the kinds are"),
        (["codex", "xyzzy"], "'xyzzy'"),
        (["bench", "--games", "-1"], "'-1' is not a number of games"),
    ],
)
def test_a_bad_command_line_is_refused_in_one_sentence(refused, arguments, said):
    assert said in refused(*arguments)


@pytest.mark.parametrize("game", NEW_GAMES, ids=lambda game: game[0])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "9"], "cannot be played by 9 players"),
        (["--players", "few"], "'few' is not a number of players"),
        (["--seed", "-1"], "'-1' is not a seed"),
        (["--seed", "lucky"], "'lucky' is not a seed"),
        (["--seed", str(1 << 256)], "from 0 to 2**256 - 1"),
        (["--modules", "base,sandworms"], "no module 'sandworms'"),
        (["--modules", "promo"], "add the module 'base'"),
        (["--modules", "rise-of-ix,immortality"], "add the module 'base'"),
        (["--modules", "base,immortality", "--option", "epic=true"], "the option epic needs the module 'rise-of-ix'"),
        (
            ["--modules", "base,rise-of-ix,immortality", "--players", "1", "--option", "epic=true"],
            "the option epic is for 2, 3, 4 players, not for 1",
        ),
        (
            ["--modules", "base,rise-of-ix,immortality", "--players", "2", "--option", "brutal_escalation=true"],
            "the option brutal_escalation is for 1 player, not for 2",
        ),
        (["--leaders", "muad-dib"], "no leader 'muad-dib' here: choose from"),
        (["--leaders", "paul-atreides,paul-atreides"], "named twice"),
        (["--leaders", "random,random,random,random,random"], "5 leaders were named for 4"),
        (["--option", "strict_bindu"], "needs a name and a value"),
        (["--option", "strict_bindu=maybe"], "option strict_bindu cannot be 'maybe': it is one of false, true"),
        (["--option", "speed=fast"], "no option 'speed'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_in_one_sentence(refused, game, arguments, said):
    assert said in refused(*game, *arguments)


def test_in_a_process_of_its_own_it_refuses_the_same_way(tmp_path):
    ran = landsraad("simulate", "chess", cwd=tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "landsraad: there is no family 'chess': choose from imperium, classic\n"


def test_a_reader_that_goes_away_is_no_error():
    process = subprocess.Popen(
        [sys.executable, "-m", "landsraad", "codex", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(120) == 0


@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
def test_ctrl_c_leaves_quietly():
    process = subprocess.Popen(
        [sys.executable, "-m", "landsraad", "play", "--bots", "random"], text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, preexec_fn=heed_interrupts,
    )
    assert process.stdout is not None
    while process.stdout.read(1) != ">":
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, "")


@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_tells_what_was_simulated_so_far(tmp_path, workers):
    process = subprocess.Popen(
        [sys.executable, "-m", "landsraad", "simulate", "imperium", "--games", "100000", "--records", "kept",
         "--workers", workers],
        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, preexec_fn=heed_interrupts,
    )
    folder = tmp_path / "kept"
    while process.poll() is None and not (folder.is_dir() and any(folder.glob("*.json"))):
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, "")
    assert " of 100000 games" in out


def test_bench_measures_boxes_beside_the_base_game(command):
    ran = command("bench", "boxes", "--games", "1", "--json")
    boxes = json.loads(ran.out)["boxes"]
    assert boxes[0]["modules"] == ["base"]
    assert boxes[0]["ratio"] == 1
    assert all(row["decisions_per_second"] > 0 for row in boxes)
    assert {tuple(row["modules"]) for row in boxes} > {("base", "rise-of-ix", "immortality"), ("uprising", "choam")}


def test_bench_counts_what_is_asked(command):
    ran = command("bench", "clicks", "--games", "1", "--json")
    assert ran.code == 0
    for row in json.loads(ran.out)["boxes"]:
        asked = row["clicks_per_turn"]
        assert asked["choices"] < asked["everything"]
        assert sum(row["asked_by"].values()) == pytest.approx(asked["choices"])
        assert row["empty"] == 0


@pytest.mark.skipif(find_spec("catanatron") is not None, reason="the peer is installed")
def test_without_the_peer_bench_says_how_to_install_it(refused):
    assert "make bench" in refused("bench")


@pytest.mark.skipif(find_spec("catanatron") is None, reason="the peer is not installed")
def test_bench_compares_with_the_peer(command):
    ran = command("bench", "--games", "1", "--json")
    assert ran.code == 0
    assert '"ratio"' in ran.out
