"""Curves of a training as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, EDGE = 640, 320, 48
COLORS = ("#b8522a", "#2f6f8f", "#5d7f3a", "#8a5aa8", "#a88a2f", "#555555")


def curves(points: Sequence[dict[str, Any]]) -> str:
    """Losses on games held out by epoch, a line for each network, as SVG."""
    lines: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for point in points:
        lines.setdefault((point["generation"], point["network"]), []).append((point["epoch"], point["held_out"]))
    losses = [loss for line in lines.values() for _, loss in line if loss == loss] or [0.0, 1.0]
    low, high = min(losses), max(losses)
    span = high - low or 1.0
    last = max([epoch for line in lines.values() for epoch, _ in line], default=1.0)

    def spot(epoch: float, loss: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * (epoch - 1) / max(1.0, last - 1)
        return f"{across:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (loss - low) / span:.1f}"

    drawn = [
        f'<polyline fill="none" stroke="{COLORS[generation % len(COLORS)]}" stroke-width="1.5" '
        f'points="{" ".join(spot(*point) for point in line)}"><title>generation {generation}, network {network}</title>'
        "</polyline>"
        for (generation, network), line in sorted(lines.items())
    ]
    label = 'font-family="sans-serif" font-size="12"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Loss on games held out, by epoch</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *drawn,
        f'<text x="8" y="{EDGE}" {label}>{high:.3f}</text>',
        f'<text x="8" y="{HEIGHT - EDGE}" {label}>{low:.3f}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle" {label}>epoch 1 to {last:g}</text>',
        "</svg>", "",
    ])
