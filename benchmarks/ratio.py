#!/usr/bin/env python3
"""The CPU time of `hig ingest` beside that of the program cmark-gfm on the same bytes.

    ratio.py HIG [--raw FOLDER] [--runs N]

Takes crawler Markdown, each file twenty times under addresses of its own. The two programs run by
turns; each is given all files in one call, and one core. hig also writes the pages, cmark-gfm only
makes HTML. Prints the median CPU seconds of both, and the median ratio of the pairs.
"""

import argparse
import os
import re
import statistics
import tempfile
from pathlib import Path

from stages import PROJECT, timed

COPIES = 20
SHARED = Path(os.environ.get("HIG_SHARED", PROJECT.parent / "shared"))
FOLDERS = [
    SHARED / "corpus/scrapes/crawler-markdown",
    PROJECT / "content/raw/crawler-2026",
]
EXTENSIONS = ["table", "strikethrough", "autolink", "tasklist", "footnotes"]


def copies(folder, raw):
    """Writes each file of a folder so often, the number behind the address on top."""
    for file in sorted(folder.glob("*.md")):
        text = file.read_bytes()
        for number in range(COPIES):
            page = re.sub(rb"(?m)^((?:source|url): *\S+)", rb"\1-%d" % number, text, count=1)
            (raw / f"{file.stem}-{number}.md").write_bytes(page)
    return sorted(raw.iterdir())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--raw", type=Path, help="a folder of crawler Markdown")
    parser.add_argument("--runs", type=int, default=7)
    given = parser.parse_args()
    folder = given.raw or next(folder for folder in FOLDERS if folder.is_dir())
    # In memory: what a disk does on the side, after earlier runs too, counts for whoever writes.
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as work:
        raw = Path(work) / "raw"
        raw.mkdir()
        files = copies(folder, raw)
        cmark = ["cmark-gfm", *[word for name in EXTENSIONS for word in ("-e", name)], *files]
        pairs = []
        for run in range(given.runs):
            # A folder of its own each time: to replace pages costs more than to write them.
            common = ["--pages", Path(work) / f"pages-{run}", "--jobs", "1", "--quiet"]
            ours = timed([given.hig.resolve(), "ingest", "--raw", raw, *common])[1]
            pairs.append((ours, timed(cmark)[1]))
        bulk = sum(file.stat().st_size for file in files) / 1_000_000
    ours, theirs = (statistics.median(times) for times in zip(*pairs))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"{folder.name}, {len(files)} files, {bulk:.1f} MB, median of {given.runs} pairs")
    print(f"hig ingest {ours:.2f} s CPU, cmark-gfm {theirs:.2f} s CPU, ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
