#!/usr/bin/env python3
"""Makes pages of plain lines, flattened pages, and flattened pages with blanks, of clean pages, so that
what is recovered from them can be compared with what they were.

    unmade.py CLEAN OUT [--without FOLDER]

writes OUT/plain, OUT/flat and OUT/spaced; pages that FOLDER has are left out.
"""
import argparse
import pathlib
import re
import sys

LINK = re.compile(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)")
MARKS = [
    (re.compile(r"`([^`]*)`"), r"\1"), (re.compile(r"\*\*(.+?)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])[*_](.+?)[*_](?![\w*])"), r"\1"),
    (re.compile(r"\\([\\|*_\[\]()`#>.-])"), r"\1"),
]
ROW = "| Date | Changes |", "| September 23, 2022 | New page. |"


def plain(text):
    """The words of a line without its marks."""
    for _ in range(2):
        text = LINK.sub(r"\1", text)
    for mark, words in MARKS:
        text = mark.sub(words, text)
    return text.strip()


def blocks(text):
    """The blocks of a page as (kind, words): heading levels, p, i for items, c for cells."""
    found, paragraph = [], []

    def flush():
        if paragraph:
            found.append(("p", plain(" ".join(paragraph))))
            paragraph.clear()

    for line in text.split("\n"):
        heading = re.match(r"(#{1,6}) (.*)", line)
        item = re.match(r"\s*(?:[-*]|\d+\.) (.*)", line)
        if line.startswith((">", "<!--")) or not line.strip():
            flush()
        elif heading:
            flush()
            found.append((str(len(heading[1])), plain(heading[2])))
        elif line.startswith("|"):
            flush()
            if not re.fullmatch(r"[\s|:-]+", line):
                found += [("c", plain(cell)) for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]
        elif item:
            flush()
            found.append(("i", plain(item[1])))
        else:
            paragraph.append(line.strip())
    flush()
    return [(kind, words) for kind, words in found if words]


def plain_lines(page, title, url, tail):
    out = []
    for (kind, words), (after, _) in zip(page, page[1:] + [("", "")]):
        out.append(words)
        if not (kind.isdigit() and after.isdigit()):
            out.append("")
    text = "\n".join(out).replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    head = f'---\ntitle: "{title}"\nurl: {url}\nextractionMethod: crawlee\n---\nSkip Navigation\n'
    return (head + text.replace(" — ", " -- ") + f"\nCurrent page is {title}\nSupported platforms\n"
            + "\n".join(tail) + f"\n---\n\n**Attribution Notice**\n\nThis content is sourced from {url}\n")


def flattened(page, title, url, tail):
    head = f"---\ntitle: {title}\nurl: {url}\nquality_score: 0.1\nis_fallback: true\n---\n\n"
    notice = "# This page requires JavaScript.\n\nPlease turn on JavaScript in your browser"
    notice += " and refresh the page to view its content.\n\nSkip Navigation "
    words = "".join(words for _, words in page)
    return head + notice + words + f" Current page is {title} Supported platforms {' '.join(tail)}\n"


def spaced(page, title, url, _):
    """A blank in front of each capital behind a small letter or an end mark; no closing chapters."""
    closing = next((n for n, block in enumerate(page) if block == ("2", "Resources")), len(page))
    text = "".join(words for _, words in page[:closing])
    text = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[a-z][.?!])(?=[A-Z])", " ", text)
    return f"---\ntitle: {title}\nurl: {url}\nquality_score: 0.4\nis_fallback: false\n---\n\n{text}\n"


def main(arguments):
    for path in sorted(arguments.clean.glob("*.md")):
        fields = re.match(r"---\n(.*?)\n---\n", path.read_text(), re.S)
        if not fields or arguments.without and (arguments.without / path.name).exists():
            continue
        named = dict(re.findall(r"^(\w+): *\"?(.*?)\"?$", fields[1], re.M))
        if not named.get("description"):
            continue
        page = blocks(path.read_text()[fields.end():] + "\n" + "\n".join(ROW))
        page.insert(1, ("p", plain(named["description"])))
        tail = [named["title"]] + [words for kind, words in page if kind == "2"]
        for kind, make in (("plain", plain_lines), ("flat", flattened), ("spaced", spaced)):
            out = arguments.out / kind
            out.mkdir(parents=True, exist_ok=True)
            (out / path.name).write_text(make(page, named["title"], named["source"], tail))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clean", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--without", type=pathlib.Path)
    sys.exit(main(parser.parse_args()))
