#!/usr/bin/env python3
"""What one large raw file costs beside many small ones of the same size, for every shape.

    growth.py HIG [--size MB] [--shape NAME]

Ingests fifty pages of a fiftieth of the size, then one page of the whole (and one whose article is
a single line, where the shape has lines), and prints CPU seconds, their ratio, and the greatest
memory as a multiple of the file. Fails if a ratio is 10 or more, or if a file is not read.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import pages
from stages import timed

PARTS = 50
LIMIT = 10


def ingest(hig, folder, shape, count, size, one_line):
    """CPU seconds and peak memory in bytes of reading some files into as many pages."""
    raw, out = folder / "raw", folder / "pages"
    raw.mkdir(parents=True)
    for number in range(count):
        pages.write(raw / f"{number}.txt", shape, number, size, one_line)
    command = [hig, "ingest", "--raw", raw, "--pages", out, "--jobs", "1", "--quiet"]
    _, cpu, memory = timed(command)
    # Not read here: what this process has held in memory would count for those it starts.
    search = subprocess.run(["grep", "-rlx", f" *shape: {shape}", out], capture_output=True)
    made = len(search.stdout.splitlines())
    if made != count * pages.TITLES.get(shape, 1):
        sys.exit(f"{shape}: {made} pages of {count} files")
    return cpu, memory * 1024 * 1024


def compare(hig, work, shape, size, one_line):
    """Prints one row of the table; whether it is within the limit."""
    name = shape + (", one line" if one_line else "")
    small, _ = ingest(hig, work / "small", shape, PARTS, size // PARTS, one_line)
    large, memory = ingest(hig, work / "large", shape, 1, size, one_line)
    bulk = (work / "large/raw/0.txt").stat().st_size
    ratio = large / small
    print(f"{name:28} {small:9.2f} {large:9.2f} {ratio:7.2f} {memory / bulk:11.1f}", flush=True)
    return ratio < LIMIT


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--size", type=int, default=50, help="of the large file, in MB")
    parser.add_argument("--shape", choices=pages.SHAPES, action="append")
    given = parser.parse_args()
    hig = given.hig.resolve()
    print(f"{'':28} {'50 small':>9} {'1 large':>9} {'ratio':>7} {'peak / file':>11}")
    good = True
    for shape in given.shape or pages.SHAPES:
        for one_line in [False, True][: 2 if shape in pages.ONE_LINE else 1]:
            with tempfile.TemporaryDirectory() as work:
                size = given.size * 1_000_000
                good = compare(hig, Path(work), shape, size, one_line) and good
    sys.exit(0 if good else f"a ratio is {LIMIT} or more")


if __name__ == "__main__":
    main()
