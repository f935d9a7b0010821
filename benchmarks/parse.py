#!/usr/bin/env python3
"""Holds parsing, and reading tables as data, against the `cmark-gfm` program.

    parse.py HIG [--pages FOLDER] [--runs N]

Takes ten copies of the pages in FOLDER (the project's own by default) and prints the least CPU time
of N runs: of `hig export --what pages`, which parses them all and extracts their data, less what it
takes for the same pages without their text; and of `cmark-gfm` over the same Markdown. Besides
parsing, hig follows all links between the pages here: the ratio is a bound from above.
"""

import argparse
import tempfile
from pathlib import Path

from stages import PROJECT, timed

COPIES = 10
EXTENSIONS = ["table", "strikethrough", "autolink", "tasklist"]


def split(text):
    """Front matter and body of a page."""
    end = text.index("\n---\n", 3) + 5
    return text[:end], text[end:]


def copy_pages(pages, folder):
    """Writes each page ten times, under slugs of their own; the text of all their bodies."""
    bodies = []
    for page in sorted(pages.rglob("*.md")):
        front, body = split(page.read_text(encoding="utf-8"))
        bodies.append(body)
        for copy in range(COPIES):
            name = f"{page.stem}-{copy}"
            renamed = front.replace(f"\nslug: {page.stem}\n", f"\nslug: {name}\n")
            for part, text in [("pages", renamed + body), ("empty", renamed)]:
                target = folder / part / page.parent.relative_to(pages) / f"{name}.md"
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8")
    return "".join(bodies) * COPIES, len(bodies)


def least(command, runs):
    return min(timed(command)[1] for _ in range(runs))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--pages", type=Path, default=PROJECT / "content/pages")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        text, count = copy_pages(given.pages.resolve(), work)
        (work / "all.md").write_text(text, encoding="utf-8")
        hig = [given.hig.resolve(), "export", work, "--jobs", "1", "--what", "pages", "--as", "json"]
        whole = least([*hig, "--pages", work / "pages"], given.runs)
        ours = whole - least([*hig, "--pages", work / "empty"], given.runs)
        flags = [flag for name in EXTENSIONS for flag in ("-e", name)]
        theirs = least(["cmark-gfm", *flags, work / "all.md"], given.runs)
    print(f"{count} pages x {COPIES}, {len(text.encode()) / 1e6:.1f} MB of Markdown")
    print(f"{'hig':12} {ours * 1000:9.1f} CPU ms")
    print(f"{'cmark-gfm':12} {theirs * 1000:9.1f} CPU ms")
    print(f"{'ratio':12} {ours / theirs:9.2f}")


if __name__ == "__main__":
    main()
