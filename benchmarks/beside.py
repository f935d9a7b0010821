#!/usr/bin/env python3
"""Builds the same distinct pages with ours and with Hugo and Pagefind, in turn, in one run.

    beside.py HIG [--sizes "1 10 60"] [--alone "600"] [--rounds N]

A size is how many times the pages of the corpus are built: those of ../shared if it is there, or
the sample's. Ours makes the whole site with search and data; Hugo has one bare template. Sizes that
the others lack the memory for can be built alone. Each round times a build from raw files to the
site, one with nothing changed, and one with a sentence added to one page; ours as a new process
each time. Prints medians as a table, with ratios.

The line of the run goes to benchmarks/results.md, with the instructions of each stage. The table
of three or more sizes goes to docs/scale.md, and its picture to docs/images/growth.svg; the picture
of fewer goes to .build/bench.
"""

import argparse
import hashlib
import os
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import corpus
import curve
import instructions
import peers
import results
from stages import PROJECT, timed

KEPT = PROJECT / ".build/bench"
OURS = ("whole", "unchanged", "edited")
THEIRS = ("Hugo", "Pagefind")
# What a page takes on the disk at most, with all sites, caches and the rounds' remains.
ROOM_PER_PAGE = 1_000_000


@dataclass
class Cost:
    wall: float
    cpu: float
    memory: float

    @staticmethod
    def median(costs):
        return Cost(*(statistics.median(values) for values in zip(*costs)))


class Size:
    """What so many pages cost: the median of each kind of build."""

    def __init__(self, pages, costs):
        self.pages = pages
        self.costs = {name: Cost.median(rounds) for name, rounds in costs.items() if rounds}

    @property
    def peers(self):
        """Hugo and then Pagefind, as one; None if they are not installed."""
        if any(name not in self.costs for name in THEIRS):
            return None
        both = [self.costs[name] for name in THEIRS]
        return Cost(sum(cost.wall for cost in both), sum(cost.cpu for cost in both),
                    max(cost.memory for cost in both))

    def beside_peers(self):
        """Wall, CPU and memory of a whole build beside theirs."""
        ours, theirs = self.costs["whole"], self.peers
        return [ours.wall / theirs.wall, ours.cpu / theirs.cpu, ours.memory / theirs.memory]

    def of_whole(self, name):
        return self.costs[name].wall / self.costs["whole"].wall


class Bench:
    """One size: a folder with the pages, and what is built of them."""

    def __init__(self, hig, folder, factor, others):
        self.hig, self.folder, self.others = hig, folder, others
        self.pages = corpus.grow(corpus.found(), factor, folder)
        self.edited = sorted((folder / "raw").iterdir())[self.pages // 2]
        self.sums = set()
        if others:
            others.prepare(folder / "raw", folder / "hugo")

    def measure(self, rounds):
        costs = {name: [] for name in (*THEIRS, *OURS)}
        for number in range(rounds):
            if self.others:
                self._theirs(costs)
            self._ours(costs, number)
            print(".", end="", flush=True, file=sys.stderr)
        if len(self.sums) != 1:
            sys.exit("bench: the same pages gave different sites")
        return Size(self.pages, costs)

    def _theirs(self, costs):
        shutil.rmtree(self.folder / "hugo/public", ignore_errors=True)
        for name, command in self.others.commands(self.folder / "hugo").items():
            costs[name].append(timed(command))

    def _ours(self, costs, number):
        for name in ("project", "pages", "site"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
        (self.folder / "project/content").mkdir(parents=True)
        shutil.copy(PROJECT / "content/site.yaml", self.folder / "project/content")
        costs["whole"].append(self._build())
        self._check()
        costs["unchanged"].append(self._build())
        self._check()
        before = self.edited.read_bytes()
        corpus.edit(self.edited, f"This is round {number}.")
        costs["edited"].append(self._build())
        self.edited.write_bytes(before)

    def _build(self):
        return timed([self.hig, "build", self.folder / "project", "--raw", self.folder / "raw",
                      "--pages", self.folder / "pages", "--output", self.folder / "site",
                      "--quiet"])

    def _check(self):
        manifest = (self.folder / "site/build-manifest.json").read_bytes()
        self.sums.add(hashlib.sha256(manifest).hexdigest())


def workplace(factor, folder):
    """A disk in memory if the pages fit: making files right after removing many is slow on some
    file systems, and would be measured instead."""
    count = len(list(corpus.found().glob("*.md"))) * factor
    memory = Path("/dev/shm")
    if memory.is_dir() and shutil.disk_usage(memory).free > count * ROOM_PER_PAGE:
        return str(memory)
    return str(folder)


def table(sizes):
    """The table in Markdown: wall seconds, CPU seconds and MB, and the ratios."""
    rows = [["pages", *THEIRS, "ours, raw to site", "nothing changed", "one page edited",
             "ours ÷ both: wall, CPU, memory", "unchanged ÷ whole", "edited ÷ whole"]]
    rows.append(["---"] * len(rows[0]))
    for size in sizes:
        cells = [f"{size.pages:,}"]
        for name in (*THEIRS, *OURS):
            cost = size.costs.get(name)
            cells.append(f"{cost.wall:.2f} / {cost.cpu:.2f} / {cost.memory:,.0f}" if cost else "–")
        ratios = size.beside_peers() if size.peers else []
        cells.append(", ".join(f"{ratio:.2f}" for ratio in ratios) or "–")
        cells += [f"{size.of_whole(name):.2f}" for name in ("unchanged", "edited")]
        rows.append(cells)
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--sizes", default="1 10", help="how many times the pages are built")
    parser.add_argument("--alone", default="", help="further sizes, of ours alone")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    hig = given.hig.resolve()
    KEPT.mkdir(parents=True, exist_ok=True)
    others = peers.installed(PROJECT / ".build/peers")
    wanted = [(int(factor), others) for factor in given.sizes.split()]
    wanted += [(int(factor), None) for factor in given.alone.split()]
    sizes = []
    for factor, beside in wanted:
        with tempfile.TemporaryDirectory(dir=workplace(factor, KEPT)) as work:
            sizes.append(Bench(hig, Path(work), factor, beside).measure(given.rounds))
    print(f"\nwall s / CPU s / peak MB, medians of {given.rounds} rounds, {os.cpu_count()} cores\n")
    print(table(sizes))
    counts = instructions.counted(hig)
    print("\n" + (counts.table() if counts else instructions.MISSING))
    if curve.is_whole(sizes):
        results.show(table(sizes))
    curve.write(sizes, KEPT)
    results.append(sizes, counts)


if __name__ == "__main__":
    main()
