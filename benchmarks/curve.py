"""Draws how wall time grows with pages, as an SVG that follows the colors of its reader."""

import math
from pathlib import Path

from stages import PROJECT

PICTURE = PROJECT / "docs/images/growth.svg"
# Fewer points than these are not a curve to show in the documents.
LEAST = 3
WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 196, 62, 56
APART = 18

STYLE = """
    text { font: 14px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1d1d1f; }
    .head { font-size: 17px; font-weight: 600; }
    .axis { fill: #5b5b60; font-variant-numeric: tabular-nums; }
    .ground { fill: #ffffff; }
    .grid { stroke: #e3e3e8; }
    .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
    .s0 { stroke: #6e6e73; } .s1 { stroke: #0066cc; } .s2 { stroke: #a8500a; }
    .s3 { stroke: #1b7a3d; }
    circle { fill: #ffffff; stroke-width: 2.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f5f5f7; }
      .axis { fill: #a8a8ad; }
      .ground { fill: #1c1c1e; }
      .grid { stroke: #38383c; }
      circle { fill: #1c1c1e; }
      .s0 { stroke: #98989d; } .s1 { stroke: #4aa3ff; } .s2 { stroke: #ff9f52; }
      .s3 { stroke: #4cd07d; }
    }
"""


class Scale:
    """Numbers to places on an axis, by their logarithms, with whole powers of ten as its ticks."""

    def __init__(self, values, start, end):
        self.low = math.floor(math.log10(min(values)))
        self.high = max(math.ceil(math.log10(max(values))), self.low + 1)
        self.start, self.end = start, end

    def __call__(self, value):
        part = (math.log10(value) - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    @property
    def ticks(self):
        return [10.0 ** power for power in range(self.low, self.high + 1)]


def series(sizes):
    """Names and points of the lines, the slowest first."""
    lines = []
    if all(size.peers for size in sizes):
        lines.append(("Hugo + Pagefind", [size.peers.wall for size in sizes]))
    for label, name in [("ours, raw to site", "whole"), ("ours, one page edited", "edited"),
                        ("ours, nothing changed", "unchanged")]:
        lines.append((label, [size.costs[name].wall for size in sizes]))
    return lines


def spread(places):
    """Places of labels, moved as far apart as text needs, in the same order."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, index in zip(order, order[1:]):
        moved[index] = max(moved[index], moved[before] + APART)
    return moved


def svg(sizes):
    lines = series(sizes)
    pages = [size.pages for size in sizes]
    across = Scale(pages, LEFT, WIDTH - RIGHT)
    up = Scale([value for _, values in lines for value in values], HEIGHT - BOTTOM, TOP)
    title = "Wall time of a build, by number of pages"
    told = "; ".join(
        f"{label}: " + ", ".join(f"{count:,} pages {value:.2f} s"
                                 for count, value in zip(pages, values))
        for label, values in lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-labelledby="title desc">',
        f'  <title id="title">{title}</title>', f'  <desc id="desc">{told}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'  <text class="head" x="20" y="34">{title}</text>', *axes(across, up, pages)]
    labels = spread([up(values[-1]) for _, values in lines])
    for number, ((label, values), place) in enumerate(zip(lines, labels)):
        points = [(across(count), up(value)) for count, value in zip(pages, values)]
        path = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'  <polyline class="line s{number}" points="{path}"/>')
        parts += [f'  <circle class="s{number}" cx="{x}" cy="{y}" r="4"/>' for x, y in points]
        parts.append(f'  <text x="{points[-1][0] + 14}" y="{place + 5}">{label}</text>')
    return "\n".join([*parts, "</svg>\n"])


def axes(across, up, pages):
    """Lines at powers of ten, with their seconds; the sizes that were measured below."""
    for value in up.ticks:
        y = up(value)
        yield f'  <path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        yield (f'  <text class="axis" x="{LEFT - 8}" y="{y + 5}" text-anchor="end">'
               f"{value:g} s</text>")
    for count in pages:
        x = across(count)
        yield f'  <path class="grid" d="M{x} {TOP}V{HEIGHT - BOTTOM}"/>'
        yield (f'  <text class="axis" x="{x}" y="{HEIGHT - BOTTOM + 22}" text-anchor="middle">'
               f"{count:,}</text>")
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield (f'  <text class="axis" x="{middle}" y="{HEIGHT - BOTTOM + 44}" text-anchor="middle">'
           "pages, both axes logarithmic</text>")


def write(sizes, folder):
    """Draws the sizes of a run: for the documents if they are enough, else to this folder."""
    whole = len(sizes) >= LEAST and all(size.peers for size in sizes)
    file = PICTURE if whole else folder / PICTURE.name
    file.write_text(svg(sizes))
    print(f"\nthe curve is in {file.relative_to(PROJECT)}")
