#!/usr/bin/env python3
"""What our index costs beside Pagefind's, on the same pages, in the same run.

    indexing.py RAW PAGEFIND [--runs N] [--keep FOLDER]

RAW is a folder of raw pages (`scripts/grow` makes large ones), PAGEFIND its program. Both start
from files on disk and end with an index on disk. Ours (`IndexingCost`, a product of this package) reads
the normalized pages, parses and connects them, and writes the index. Pagefind reads HTML: of each
page of our own site the `<main>`, without navigation, which would cost it more. Prints CPU seconds
and the greatest memory, the least of the runs; fails above .6 of its CPU or .25 of its memory.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from stages import PROJECT, timed

HIG = PROJECT / ".build/release/hig"
OURS = PROJECT / ".build/release/IndexingCost"
MAIN = re.compile(rb"<main\b.*</main>", re.DOTALL)
TITLE = re.compile(rb"<title>.*?</title>")
CPU, MEMORY = 0.6, 0.25
TOGETHER = 300
# hig flushes what it writes, and on a busy disk all that others wrote too.
MEMORY_DISK = "/dev/shm" if os.path.isdir("/dev/shm") else None


def write_html(site, folder):
    """The pages of a site as a plain server would have them: title and main part."""
    for mark in site.glob("*/index.md"):
        file = mark.with_suffix(".html")
        page = file.read_bytes()
        target = folder / file.relative_to(site)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(
            b"<!doctype html><html lang=en><meta charset=utf-8>" + TITLE.search(page)[0]
            + b"<body>" + MAIN.search(page)[0] + b"</body></html>")


def hig(*arguments):
    """Findings of the content are none of ours."""
    done = subprocess.run([HIG, *arguments, "--quiet"], stderr=subprocess.PIPE)
    if done.returncode > 1:
        sys.exit(done.stderr.decode())


def build(files, html):
    """HTML of some raw pages; by the hundred, since a site of all would be large for a machine."""
    with tempfile.TemporaryDirectory(dir=MEMORY_DISK) as folder:
        raw, site = Path(folder) / "raw", Path(folder) / "site"
        raw.mkdir()
        for file in files:
            (raw / file.name).write_bytes(file.read_bytes())
        hig("build", PROJECT, "--raw", raw, "--output", site)
        write_html(site, html)


def prepare(raw, work):
    """Normalized pages, and HTML of them; what is there from an earlier run is taken."""
    pages, html = work / "pages", work / "html"
    if not pages.exists():
        hig("ingest", PROJECT, "--raw", raw, "--pages", pages)
    if not html.exists():
        files = sorted(raw.glob("*.md"))
        for start in range(0, len(files), TOGETHER):
            build(files[start:start + TOGETHER], html)
    found = len(list(html.glob("*/index.html")))
    print(f"{len(list(pages.rglob('*.md')))} pages, {found} of HTML")
    return pages, html


def least(name, command, runs):
    results = [timed(command) for _ in range(runs)]
    walls, cpus, memories = zip(*results)
    print(f"{name:12}{min(walls):10.2f}{min(cpus):10.2f}{min(memories):10.0f}", flush=True)
    return min(cpus), min(memories)


def size(folder):
    files = [file for file in folder.rglob("*") if file.is_file()]
    return f"{len(files)} files, {sum(file.stat().st_size for file in files):,} bytes"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("raw", type=Path)
    parser.add_argument("pagefind", type=Path)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="the folder to work in, and not to remove")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        work = given.keep or Path(temporary)
        pages, html = prepare(given.raw, work)
        ours, theirs = work / "ours", work / "pagefind"
        print(f"{'':12}{'wall s':>10}{'CPU s':>10}{'peak MB':>10}")
        synonyms = PROJECT / "content/synonyms.yaml"
        cpu, memory = least("ours", [OURS, pages, synonyms, ours], given.runs)
        command = [given.pagefind, "--site", html, "--output-path", theirs]
        other_cpu, other_memory = least("Pagefind", command, given.runs)
        print(f"{'ratio':12}{'':10}{cpu / other_cpu:10.3f}{memory / other_memory:10.3f}")
        print(f"ours: {size(ours)}\nPagefind: {size(theirs)}")
    good = cpu <= CPU * other_cpu and memory <= MEMORY * other_memory
    sys.exit(0 if good else f"more than {CPU} of its CPU or {MEMORY} of its memory")


if __name__ == "__main__":
    main()
