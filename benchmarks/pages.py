"""Builds raw files of any size, in every shape, by repeating the article of a sample.

Each file is one page with an address of its own. A shape's row says where the article of its sample
starts and ends; the two that are trees repeat the elements of their content.
"""

import json
import re
from pathlib import Path

RAW = Path(__file__).resolve().parents[1] / "content/raw"
ADDRESS = rb"(developer\.apple\.com/design/human-interface-guidelines/%s)\b"

# Shape: its sample, the line that its article starts behind, what stands behind its article.
TEXTS = {
    "crawler-markdown": ("crawler-2026/charts.md", b"# Charts\n", b"Current page is Charts"),
    "mirror-markdown": ("mirror-2026/icons.md", b"# Icons\n", b"## Resources"),
    "apple-markdown": ("apple-markdown/alerts.md", b"## Discussion\n", b"---\n\nCopyright"),
    "plain-lines": ("plain-2025/motion.md", None, b"Current page is Motion"),
    "legacy-text": ("legacy-2014/content-views.txt", b"Content Views\n", None),
    "flattened-text": ("flat-2025/loading.txt", b"right away.", b" Resources"),
    "compilation": ("compilation-2025/components.txt", b"# Boxes\n", b"# Components\n"),
}
# How many pages a file tells of, if not one.
TITLES = {"compilation": 2}

SHAPES = [*TEXTS, "saved-html", "docc-json"]

# Which of them are read line by line, so that an article may be one line.
ONE_LINE = ["crawler-markdown", "mirror-markdown", "apple-markdown", "plain-lines", "legacy-text"]


def write(path, shape, number, size, one_line=False):
    """Writes a raw file of about that size, the page of that number."""
    head, article, tail = MAKERS.get(shape, parts)(shape, number)
    if one_line:
        article = b" ".join(article.split()) + b" "
        tail = b"\n\n" + tail
    # Piece by piece: the peak memory of a process counts for the programs that it starts.
    with path.open("wb") as file:
        file.write(head)
        for _ in range(max(1, size // len(article))):
            file.write(article)
        file.write(tail)


def parts(shape, number):
    """What stands before the article of a shape's sample, the article, and what stands behind."""
    name, start, end = TEXTS[shape]
    text = (RAW / name).read_bytes()
    first = text.index(start) + len(start) if start else second_line_behind(text, b"Skip Navigation")
    last = text.rindex(end) if end else len(text)
    head, article, tail = text[:first], text[first:last] + b"\n", text[last:]
    if shape == "compilation":
        head, tail = b"# Tins %d\n" % number, b"# Jars %d\n\nA jar is open.\n" % number
        article = article.replace(b"guidelines/boxes", b"guidelines/tins-%d" % number)
    if shape == "flattened-text":
        article = article.strip()
    if shape == "legacy-text":
        head = head.replace(b"Content Views", b"Content Views %d" % number)
    if shape == "apple-markdown":
        head = head.replace(b"Guidelines/alerts", b"Guidelines/alerts-%d" % number)
    return addressed(head, Path(name).stem, number), article, tail


def addressed(head, slug, number):
    return re.sub(ADDRESS % slug.encode(), rb"\1-%d" % number, head)


def second_line_behind(text, phrase):
    """Behind the last line that is the phrase, and the title and abstract below it."""
    place = text.rindex(phrase)
    for _ in range(3):
        place = text.index(b"\n", place) + 1
    return place


def docc_json(_, number):
    page = json.loads((RAW / "docc-json/gestures.json").read_bytes())
    page["identifier"]["url"] += f"-{number}"
    section = page["primaryContentSections"][0]
    article = json.dumps(section["content"], ensure_ascii=False).encode()[1:-1] + b", "
    section["content"] = ["HERE", section["content"][0]]
    head, tail = json.dumps(page, ensure_ascii=False).encode().split(b'"HERE", ')
    return head, article, tail


def saved_html(_, number):
    text = (RAW / "saved-html/toggles.html").read_bytes()
    first, last = text.index(b'<h2 id="Best-practices"'), text.index(b'<h2 id="Resources"')
    head = re.sub(rb"human-interface-guidelines/toggles\b", rb"\g<0>-%d" % number, text[:first])
    return head, text[first:last], text[last:]


MAKERS = {"docc-json": docc_json, "saved-html": saved_html}
