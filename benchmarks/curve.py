"""Draws how wall time grows with pages, as an SVG that follows the colors of its reader."""

import math
from pathlib import Path

from stages import PROJECT

PICTURE = PROJECT / "docs/images/growth.svg"
# Fewer points than these are not a curve to show in the documents.
LEAST = 3
WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 216, 62, 56
APART = 18
THEIRS = "Hugo + Pagefind"
OURS = {"ours, raw to site": "whole", "ours, one page edited": "edited",
        "ours, nothing changed": "unchanged"}
# A line has its color whether all lines are there or not.
CLASSES = {label: f"s{number}" for number, label in enumerate([THEIRS, *OURS])}

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
    """Names of the lines, and for each the wall seconds by number of pages; the slowest first."""
    lines = {THEIRS: {size.pages: size.peers.wall for size in sizes if size.peers}}
    for label, name in OURS.items():
        lines[label] = {size.pages: size.costs[name].wall for size in sizes}
    return [(label, points) for label, points in lines.items() if points]


def spread(places):
    """Places of labels, moved as far apart as text needs, in the same order."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, index in zip(order, order[1:]):
        moved[index] = max(moved[index], moved[before] + APART)
    return moved


def labels(ends):
    """Names of the lines: at the edge where a line ends there, else above its end."""
    edge = max(x for x, _ in ends.values())
    there = [label for label, (x, _) in ends.items() if x == edge]
    for label, (x, y) in ends.items():
        if label not in there:
            yield f'  <text x="{x + 4}" y="{y - 14}" text-anchor="end">{label}</text>'
    for label, y in zip(there, spread([ends[label][1] for label in there])):
        # Where lines end close together, only its color says which one a name is of.
        yield f'  <path class="line {CLASSES[label]}" d="M{edge + 14} {y}h14"/>'
        yield f'  <text x="{edge + 36}" y="{y + 5}">{label}</text>'


def svg(sizes):
    lines = series(sizes)
    pages = [size.pages for size in sizes]
    across = Scale(pages, LEFT, WIDTH - RIGHT)
    up = Scale([value for _, points in lines for value in points.values()], HEIGHT - BOTTOM, TOP)
    title = "Wall time of a build, by number of pages"
    told = "; ".join(
        f"{label}: " + ", ".join(f"{count:,} pages {value:.2f} s"
                                 for count, value in points.items())
        for label, points in lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-labelledby="title desc">',
        f'  <title id="title">{title}</title>', f'  <desc id="desc">{told}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'  <text class="head" x="20" y="34">{title}</text>', *axes(across, up, pages)]
    places = {label: [(across(count), up(value)) for count, value in points.items()]
              for label, points in lines}
    for label, points in places.items():
        mark, path = CLASSES[label], " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'  <polyline class="line {mark}" points="{path}"/>')
        parts += [f'  <circle class="{mark}" cx="{x}" cy="{y}" r="4"/>' for x, y in points]
    parts += labels({label: points[-1] for label, points in places.items()})
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


def is_whole(sizes):
    """Whether a run measured enough for the documents."""
    return sum(size.peers is not None for size in sizes) >= LEAST


def write(sizes, folder):
    """Draws the sizes of a run: for the documents if they are enough, else to this folder."""
    file = PICTURE if is_whole(sizes) else folder / PICTURE.name
    file.write_text(svg(sizes))
    print(f"\nthe curve is in {file.relative_to(PROJECT)}")
