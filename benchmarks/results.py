"""The log of `make bench`: a dated line a run, so that a slower build is seen over the months."""

import datetime
import re
import subprocess
from pathlib import Path

from stages import PROJECT

LOG = Path(__file__).with_name("results.md")
DOCUMENT = PROJECT / "docs/scale.md"
FIGURES = re.compile(r"(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)", re.DOTALL)
HEAD = """# Results of make bench

A line a run, the newest last. Ratios are ours ÷ (Hugo + Pagefind): wall, CPU and memory of a build
from raw files to the site; then unchanged ÷ whole and edited ÷ whole, both ours, in wall time.
Instructions, in millions, and the checksum of the site are those of the sample corpus.

| date | commit | pages: ratios | checksum | instructions | by stage |
|---|---|---|---|---|---|
"""


def commit():
    """The commit that was measured; with a plus if files were changed since."""
    def git(*arguments):
        return subprocess.run(["git", "-C", PROJECT, *arguments], capture_output=True,
                              text=True).stdout.strip()

    # This log itself changes with each run.
    dirty = git("status", "--porcelain", "--", ".", f":!{LOG.relative_to(PROJECT)}")
    return (git("rev-parse", "--short=8", "HEAD") or "unknown") + ("+" if dirty else "")


def line(sizes, counts):
    ratios = []
    for size in sizes:
        beside = [f"{ratio:.2f}" for ratio in size.beside_peers()] if size.peers else ["–"]
        own = [f"{size.of_whole(name):.2f}" for name in ("unchanged", "edited")]
        ratios.append(f"{size.pages:,}: {' '.join(beside)}; {' '.join(own)}")
    cells = [datetime.date.today().isoformat(), commit(), "<br>".join(ratios)]
    if counts:
        stages = [f"{name} {cost / 1e6:,.0f}" for name, cost in counts.stages.items()]
        cells += [counts.checksum, f"{counts.total / 1e6:,.0f}", ", ".join(stages)]
    else:
        cells += ["–"] * 3
    return "| " + " | ".join(cells) + " |\n"


def append(sizes, counts):
    before = LOG.read_text() if LOG.exists() else HEAD
    LOG.write_text(before + line(sizes, counts))


def show(table):
    """Puts the table where the document about scale has it."""
    DOCUMENT.write_text(shown(DOCUMENT.read_text(), table))


def shown(text, table):
    return FIGURES.sub(lambda _: f"\n{table}\n\n", text)
