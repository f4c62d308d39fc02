"""Fitting the network to samples, with JAX and optax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from landsraad.bots.network import NAMES, Network
from landsraad.kernel.observing.sheet import BLOCKS, LINK_BLOCK, SEAT_BLOCK, TABLE_BLOCK
from landsraad.observe import Layout
from landsraad.observe.layout import SEATS
from landsraad.train.play import MOST_OPTIONS
from landsraad.train.samples import Floats, Ints, Rows, Samples
from landsraad.train.traits import traits_of

Params = dict[str, Any]


class Recipe(NamedTuple):
    """How a network is fitted. The defaults were chosen by games played, not by loss."""

    width: int = 128
    mixed: int = 64
    epochs: int = 3
    batch: int = 512
    rate: float = 5e-4
    decay: float = 0.1
    drop_input: float = 0.2
    drop_hidden: float = 0.4
    score_weight: float = 0.02
    choice_weight: float = 0.2
    seldom: int = 20
    """A row seen less often than this has no weights of its own, only those of its traits."""


class Columns:
    """The rows of a block that samples have often enough, and the traits of all rows."""

    def __init__(self, rows: Rows, size: int, seldom: int, traits: Floats) -> None:
        counts = np.bincount(rows.rows, minlength=size)
        self.size = size
        self.kept = np.flatnonzero(counts >= seldom)
        self.place = np.full(size, -1, np.int64)
        self.place[self.kept] = np.arange(len(self.kept))
        self.traits = traits

    def dense(self, rows: Rows, places: np.ndarray[Any, np.dtype[np.int64]]) -> Floats:
        """Some lists of rows as a matrix of counts over the kept rows."""
        owner, found = rows.pick(places)
        column = self.place[found]
        there = column >= 0
        out = np.zeros((len(places), len(self.kept)), np.float32)
        np.add.at(out, (owner[there], column[there]), 1.0)
        return out


def fit(
    layout: Layout, samples: Samples, seed: int, recipe: Recipe = Recipe(),  # noqa: B008  # a tuple never changes
    report: Callable[[dict[str, float]], None] | None = None, held_out: float = 0.05,
) -> tuple[Network, list[dict[str, float]]]:
    """Train a network from scratch; returns it with its curve: losses on what it learns from and on games held out."""
    sizes = layout.size
    traits = {block: traits_of(layout, block) for block in (SEAT_BLOCK, LINK_BLOCK, TABLE_BLOCK)}
    seat = Columns(samples.seats, sizes[SEAT_BLOCK], recipe.seldom, traits[SEAT_BLOCK])
    link = Columns(samples.links, sizes[LINK_BLOCK], recipe.seldom, traits[LINK_BLOCK])
    table = Columns(samples.tables, sizes[TABLE_BLOCK], recipe.seldom, traits[TABLE_BLOCK])
    chance = np.random.default_rng(seed)
    games = np.unique(samples.games)
    kept_apart = set(chance.permutation(games)[: max(1, int(len(games) * held_out))].tolist())
    apart = np.array([game in kept_apart for game in samples.games.tolist()])
    learned, judged = np.flatnonzero(~apart), np.flatnonzero(apart)
    columns = (seat, link, table)
    params = first_weights(columns, len(layout.option_names), recipe, chance)
    fixed = (*[jnp.asarray(one.traits[one.kept]) for one in columns], jnp.asarray(features_of(layout)))
    steps = recipe.epochs * max(1, len(learned) // recipe.batch)
    rule = optax.adamw(optax.cosine_decay_schedule(recipe.rate, steps, 0.05), weight_decay=recipe.decay)
    state = jax.jit(rule.init)(params)

    def batch_of(places: np.ndarray[Any, np.dtype[np.int64]]) -> tuple[Any, ...]:
        sides = (places[:, None] * SEATS + np.arange(SEATS)).reshape(-1)
        return (
            seat.dense(samples.seats, sides), link.dense(samples.links, sides), table.dense(samples.tables, places),
            samples.targets[places], samples.scores[places], samples.counts[places],
            options_of(samples, places), samples.choices[places],
        )

    @jax.jit  # type: ignore[untyped-decorator]  # JAX is not followed, since it need not be there
    def update(params: Params, state: Any, fixed: Any, key: Any, batch: Any) -> tuple[Params, Any, Any]:
        loss, slope = jax.value_and_grad(loss_of)(params, fixed, batch, recipe, key)
        change, state = rule.update(slope, state, params)
        return optax.apply_updates(params, change), state, loss

    @jax.jit  # type: ignore[untyped-decorator]
    def measure(params: Params, fixed: Any, batch: Any) -> Any:
        return loss_of(params, fixed, batch, recipe, None)

    curve: list[dict[str, float]] = []
    key = jax.random.PRNGKey(seed + 1)
    for epoch in range(recipe.epochs):
        order = chance.permutation(learned)
        losses = []
        for start in range(0, len(order) - recipe.batch + 1, recipe.batch):
            key, now = jax.random.split(key)
            params, state, loss = update(params, state, fixed, now, batch_of(order[start : start + recipe.batch]))
            losses.append(float(loss))
        apart_losses = [
            float(measure(params, fixed, batch_of(judged[start : start + recipe.batch])))
            for start in range(0, len(judged), recipe.batch)
        ]
        point = {
            "epoch": epoch + 1.0, "loss": float(np.mean(losses or [np.nan])),
            "held_out": float(np.mean(apart_losses or [np.nan])),
        }
        curve.append(point)
        if report is not None:
            report(point)
    return Network(layout, laid_out(params, columns)), curve


def features_of(layout: Layout) -> Ints:
    """For each option the rows of its features, made equally long with a row that says nothing, the last."""
    nothing = len(layout.option_names)
    longest = max([len(rows) for rows in layout.option_rows])
    return np.array([[*rows, *[nothing] * (longest - len(rows))] for rows in layout.option_rows], np.int32)


def options_of(samples: Samples, places: np.ndarray[Any, np.dtype[np.int64]]) -> Ints:
    """The legal options of some positions, made equally long with -1."""
    out = np.full((len(places), MOST_OPTIONS), -1, np.int32)
    owner, options = samples.legal.pick(places)
    starts = np.searchsorted(owner, np.arange(len(places)))
    out[owner, np.arange(len(owner)) - starts[owner]] = options
    return out


def first_weights(columns: tuple[Columns, ...], features: int, recipe: Recipe, chance: np.random.Generator) -> Params:
    """Small random weights; made by numpy, since JAX would compile a program for each."""

    def matrix(rows: int, width: int, scale: float) -> Floats:
        return (chance.standard_normal((rows, width)) * scale).astype(np.float32)

    def zeros(width: int) -> Floats:
        return np.zeros(width, np.float32)

    wide, mixed = recipe.width, recipe.mixed
    params: Params = {}
    for name, one in zip(BLOCKS, columns, strict=True):
        params[f"{name}_own"] = matrix(len(one.kept), wide, 0.05)
        params[f"{name}_traits"] = matrix(one.traits.shape[1], wide, 0.02)
    params |= {
        "seat_bias": zeros(wide), "table_bias": zeros(wide), "mix_own": matrix(wide, mixed, wide**-0.5),
        "mix_mean": matrix(wide, mixed, wide**-0.5), "mix_table": matrix(wide, mixed, wide**-0.5),
        "mix_bias": zeros(mixed), "win": matrix(mixed, 1, 0.05), "win_bias": zeros(1),
        "score": matrix(mixed, 1, 0.05), "score_bias": zeros(1), "option_rows": matrix(features, mixed, mixed**-0.5),
    }
    return params


def dropped(values: Any, share: float, key: Any) -> Any:
    """Values of which a share is left out while the network learns."""
    if key is None or not share:
        return values
    return values * jax.random.bernoulli(key, 1 - share, values.shape) / (1 - share)


def loss_of(params: Params, fixed: tuple[Any, ...], batch: Any, recipe: Recipe, key: Any) -> Any:
    """Cross entropy of the win shares and of choices, and a little of the error in final scores."""
    seats, links, tables, targets, scores, counts, options, choices = batch
    keys = jax.random.split(key, 5) if key is not None else [None] * 5
    rows = [params[f"{name}_own"] + fixed[n] @ params[f"{name}_traits"] for n, name in enumerate(BLOCKS)]
    own = dropped(seats, recipe.drop_input, keys[0]) @ rows[0] + dropped(links, recipe.drop_input, keys[1]) @ rows[1]
    own = jax.nn.relu(own + params["seat_bias"]).reshape(len(targets), SEATS, -1)
    around = jax.nn.relu(dropped(tables, recipe.drop_input, keys[2]) @ rows[2] + params["table_bias"])
    there = (jnp.arange(SEATS) < counts[:, None])[..., None]
    own = dropped(own * there, recipe.drop_hidden, keys[3])
    around = dropped(around, recipe.drop_hidden, keys[4])
    mean = own.sum(1) / counts[:, None]
    others = mean @ params["mix_mean"] + around @ params["mix_table"] + params["mix_bias"]
    mixed = jax.nn.relu(own @ params["mix_own"] + others[:, None])
    logits = jnp.where(there[..., 0], (mixed @ params["win"] + params["win_bias"])[..., 0], -1e9)
    share = optax.softmax_cross_entropy(logits, targets)
    score = (mixed @ params["score"] + params["score_bias"])[..., 0]
    error = (jnp.abs(score - scores) * there[..., 0]).sum(1) / counts
    features = jnp.concatenate([params["option_rows"], jnp.zeros((1, recipe.mixed))])[fixed[3]].sum(1)
    liking = jnp.einsum("bm,bom->bo", mixed[:, 0], features[options])
    liking = jnp.where(options >= 0, liking, -1e9)
    choice = optax.softmax_cross_entropy_with_integer_labels(liking, jnp.maximum(choices, 0))
    judged = choices < 0
    return jnp.where(judged, share + recipe.score_weight * error, recipe.choice_weight * choice).mean()


def laid_out(params: Params, columns: tuple[Columns, ...]) -> dict[str, Floats]:
    """The weights by row of the whole layout, as they are played with."""
    weights: dict[str, Floats] = {name: np.asarray(params[name], np.float32) for name in NAMES if name in params}
    for name, one in zip(BLOCKS, columns, strict=True):
        rows = one.traits @ np.asarray(params[f"{name}_traits"], np.float32)
        rows[one.kept] += np.asarray(params[f"{name}_own"], np.float32)
        weights[f"{name}_rows"] = rows.astype(np.float32)
    return weights
