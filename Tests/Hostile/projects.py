"""Folders of hostile content: what each holds, made on the spot in the size that is asked for."""

import json
import os
import re
import stat
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Callable

#: What neither a terminal nor a browser should be given as it is.
CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f]")

#: What no page may have: those, second controls, what is no character, and turned text.
UNSEEN = re.compile(CONTROL.pattern[:-1] + "\x80-\x9f\ufdd0-\ufdef\ufffe\uffff\u202d\u202e"
                    + "".join(chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF)
                              for plane in range(1, 17)) + "]")

FRONT = "---\nschema: 1\ntitle: Cups\nslug: cups\nedition: current\nabstract: A cup.\n---\n\n"
MIRROR = ("---\ntitle: Cups\n"
          "source: https://developer.apple.com/design/human-interface-guidelines/cups\n---\n\n"
          "# Cups\n\nA cup of our own.\n\n## Handles\n\n")
FIELDS = ("---\ntitle: Cups\nplatform: universal\ncategory: visual-design\n"
          "url: https://developer.apple.com/design/human-interface-guidelines/{0}\n{1}---\n")
PLAIN = FIELDS.format("plain-cups", "extractionMethod: crawlee\nqualityScore: 0.6\n") + (
    "## Summary\n\nSkip Navigation\nPlain cups\nA cup of our own.\n\nSkip Navigation\n"
    "Plain cups\nA cup of our own.\n")
FLAT = FIELDS.format("flat-cups", "quality_score: 0.1\nis_fallback: true\n") + (
    "\n# This page requires JavaScript.\n\n"
    "Please turn on JavaScript in your browser and refresh the page to view its content.\n\n"
    "Skip Navigation\nFlat cups\nA cup of our own.\n")
HTML = ("<!doctype html><html><head><title>Cups</title><link rel=canonical "
        "href=https://developer.apple.com/design/human-interface-guidelines/cups></head>"
        "<body><main><h1>Cups</h1><p>A cup.</p>")
DOCC = ('{"schemaVersion":{"major":0,"minor":3,"patch":0},"kind":"article","identifier":{"url":'
        '"doc://com.apple.HIG/design/Human-Interface-Guidelines/cups"},"metadata":{"title":"Cups",'
        '"role":"article"},"primaryContentSections":[{"kind":"content","content":[')


@dataclass(frozen=True)
class Case:
    name: str
    #: Fills a project's folder; the number is how much of the full size is wanted, up to 1.
    fill: Callable[[Path, float], None]
    #: What is run on it.
    commands: tuple[str, ...]
    #: What must be told, if something must.
    tells: str | None = None
    #: Whether it is hostile in its full size alone.
    is_large: bool = False


CASES: list[Case] = []


def case(name, *commands, tells=None):
    def register(fill):
        CASES.append(Case(name, fill, commands, tells))
        return fill

    return register


def put(folder, path, data):
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data if isinstance(data, bytes) else data.encode())


def page(folder, body, front=FRONT, path="content/pages/current/cups.md"):
    put(folder, path, (front.encode() if isinstance(front, str) else front)
        + (body if isinstance(body, bytes) else body.encode()))


def sound_page(folder):
    page(folder, "# Cups\n\nText.\n")


def of(count, scale):
    return max(2, int(count * scale))


# Text that is nested, long or wide: as a raw file of three shapes, and as a page.

def repeated(text, count, end=""):
    return lambda scale: text * of(count, scale) + end


MILLION = 1_000_000

TEXTS = {
    "quotes": repeated("> ", MILLION, "a\n"),
    "list on one line": repeated("- ", MILLION, "a\n"),
    "lists, deeper and deeper": lambda scale: "".join(
        " " * (2 * depth) + "- a\n" for depth in range(of(3000, scale))),
    "brackets": repeated("[", MILLION, "\n"),
    "closed brackets": lambda scale: "[" * of(MILLION, scale) + "]" * of(MILLION, scale) + "\n",
    "emphasis": repeated("*a ", MILLION, "\n"),
    "two emphases": repeated("*a **a ", MILLION, "\n"),
    "underscores": repeated("_", MILLION, "a\n"),
    "links": repeated("[a](", MILLION, "\n"),
    "whole links": repeated("[a](b) ", MILLION, "\n"),
    "images": repeated("![", MILLION, "\n"),
    "headings": repeated("## a\n\n", MILLION),
    "headings of all kinds": lambda scale: "".join(
        f"## a{number}\n\n" for number in range(of(200_000, scale))),
    "references": repeated("[a]: /b\n", MILLION),
    "footnotes": lambda scale: "".join(
        f"[^{number}] " for number in range(of(100_000, scale))) + "\n\n" + "".join(
        f"[^{number}]: a\n" for number in range(of(100_000, scale))),
    "entities": repeated("&#9999999999;&amp;", MILLION, "\n"),
    "ticks": lambda scale: "".join("e" + "`" * count for count in range(of(3000, scale))) + "\n",
    "fences": repeated("```\n", MILLION),
    "comments": repeated("<!--", MILLION, "\n"),
    "tab marks": repeated("<!-- tabs -->\n\n<!-- tab: a -->\n\n", 200_000),
    "divs": lambda scale: "<div>" * of(MILLION, scale) + "a" + "</div>" * of(MILLION, scale) + "\n",
    "divs that stay open": repeated("<div>\n", MILLION),
    "templates": repeated("{{#a}}{{{b}}}", MILLION, "\n"),
    "a line of 50 MB": repeated("word ", 10_000_000, "\n"),
    "50 MB without a blank": repeated("a", 50_000_000, "\n"),
    "50 MB of blanks": repeated(" ", 50_000_000, "a\n"),
    "empty lines": repeated("\n", 10_000_000),
    "lines of one word": repeated("word\n", MILLION),
    "sentences": repeated("A cup has a handle. ", 500_000, "\n"),
    "bold leads": repeated("**Keep a cup near.** It helps.\n\n", 100_000),
    "many words": lambda scale: " ".join(f"w{number:x}" for number in range(of(500_000, scale))),
    "nul": repeated("a\0", MILLION, "\n"),
    "carriage returns": repeated("a\r", MILLION),
    "overrides": repeated("\u202ea\u2066b", 200_000, "\n"),
    "emoji": repeated("👩‍👩‍👧‍👦", 100_000, "\n"),
    "accents on one letter": lambda scale: "e" + "\u0301" * of(500_000, scale) + "\n",
    "a link of a megabyte": lambda scale: f"[a](https://example.com/{'b' * of(MILLION, scale)})\n",
    "a picture of a megabyte": lambda scale:
        f"![a](data:image/png;base64,{'A' * of(MILLION, scale)})\n",
    "a table of 100,000 columns": lambda scale:
        "|a" * of(100_000, scale) + "|\n" + "|-" * of(100_000, scale) + "|\n"
        + "|b" * of(100_000, scale) + "|\n",
    "a table of 100,000 rows": lambda scale:
        "| Name | Size (pt) |\n|---|---|\n" + "| Cup | 44 |\n" * of(100_000, scale),
    "a table of rows that differ": lambda scale:
        "| Name | Size (pt) |\n|---|---|\n"
        + "".join(f"| Cup {row} | {row} |\n" for row in range(of(100_000, scale))),
    "short rows of a wide table": lambda scale:
        "|a" * 490 + "|\n" + "|-" * 490 + "|\n" + "|b|\n" * of(20_000, scale),
    "a head of a megabyte over many rows": lambda scale:
        f"| {'handle cup ' * of(90_000, scale)} | b |\n|-|-|\n"
        + "| cup | handle |\n" * of(5_000, scale),
    "symbols that differ": lambda scale: "".join(
        f"Use `UICup{number}View`.\n\n" for number in range(of(40_000, scale))),
    "changes": lambda scale: "## Change log\n\n| Date | Changes |\n|---|---|\n" + "".join(
        f"| May {1 + row % 28}, {1000 + row // 28} | Cup {row}. |\n"
        for row in range(of(30_000, scale))),
    "many small tables": repeated("| a | b |\n|-|-|\n| c | d |\n\n", 50_000),
    "rows without a table": repeated("|\n", MILLION),
    "guidelines in one cell": lambda scale:
        "| a |\n|-|\n| " + "**b** " * of(200_000, scale) + "|\n",
}

BYTES = {
    "broken utf-8": lambda scale: b"\xff\xfe\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80 a\n"
    * of(200_000, scale),
    "half a letter at the end": lambda scale: b"a" * of(100_000, scale) + b"\xe2\x82",
    "every byte": lambda scale: bytes(range(256)) * of(10_000, scale),
    "utf-16": lambda scale: ("Cups and handles\n" * of(100_000, scale)).encode("utf-16"),
    "marks of byte order": lambda scale: b"\xef\xbb\xbf" * of(300_000, scale) + b"a\n",
}


#: `FileLimit` in Sources/Files.
PAGE, RAW = 1 << 20, 4 << 20


def cut(data, most, scale):
    return data[:int(most * scale)]


SHAPES = {"mirror": MIRROR, "plain": PLAIN, "flat": FLAT, "no shape": ""}


def texts():
    """Each text as it is, which is mostly told to be too large, and as large as may be."""
    for name, make in (TEXTS | BYTES).items():
        def as_bytes(scale, make=make):
            made = make(scale)
            return made if isinstance(made, bytes) else made.encode()

        def raw(folder, data, head):
            put(folder, "content/raw/cups.md", head.encode() + data)

        # A few repetitions more, so that short ones come up to the limit.
        def fill_page(folder, scale, make=as_bytes):
            page(folder, cut(grown(make(scale), PAGE * scale), PAGE - 200, scale))

        def fill_raw(folder, scale, make=as_bytes, head=""):
            raw(folder, cut(grown(make(scale), RAW * scale), RAW - 1000, scale), head)

        CASES.append(Case(f"page: {name}", fill_page, ("build", "check")))
        for shape, head in SHAPES.items():
            CASES.append(Case(
                f"{shape}: {name}", partial(fill_raw, head=head),
                ("build" if shape == "mirror" else "ingest",), is_large=shape != "mirror"))
        CASES.append(Case(
            f"whole page: {name}", lambda folder, scale, make=as_bytes: page(folder, make(scale)),
            ("check",), is_large=True))
        CASES.append(Case(
            f"whole raw: {name}", lambda folder, scale, make=as_bytes:
            raw(folder, make(scale), MIRROR), ("ingest",), is_large=True))


def grown(data, size):
    return data * (1 + int(size) // max(1, len(data))) if len(data) < size / 2 else data


texts()

for name, body in {
    "paragraphs": lambda scale: "<p>A cup.</p>" * of(500_000, scale),
    "headings": lambda scale: "<h2>A</h2>" * of(300_000, scale),
    "links": lambda scale: "<a href=b>c</a> " * of(300_000, scale),
    "divs": lambda scale: "<div>" * of(MILLION, scale) + "a",
    "bold and italic": lambda scale: "<b><i>" * of(200_000, scale) + "a",
    "misnested": lambda scale: "<b><p>" * of(20_000, scale) + "</b>a",
    "tables in tables": lambda scale: "<table><tr><td>" * of(200_000, scale) + "a",
    "lists in lists": lambda scale: "<ul><li>" * of(300_000, scale) + "a",
    "100,000 columns": lambda scale:
        "<table><tr>" + "<td>a</td>" * of(100_000, scale) + "</tr></table>",
    "100,000 rows": lambda scale:
        "<table>" + "<tr><td>a</td><td>b</td></tr>" * of(100_000, scale) + "</table>",
    "a cell over a million columns": lambda scale:
        "<table><tr><td colspan=1000000 rowspan=1000000>a</td></tr><tr><td>b</td></tr></table>"
        * of(100, scale),
    "attributes": lambda scale:
        "<p " + " ".join(f"a{number}=b" for number in range(of(20_000, scale))) + ">a</p>",
    "one attribute": lambda scale: f"<p class='{'a' * of(20 * MILLION, scale)}'>b</p>",
    "entities": lambda scale: "&lt;&nGt;&#x10FFFF;&#0;" * of(500_000, scale),
    "a comment that stays open": lambda scale: "<!--" + "-" * of(10 * MILLION, scale),
    "open tags": lambda scale: "<p" * of(MILLION, scale),
    "scripts": lambda scale: "<script>alert(1)</script>" * of(200_000, scale),
    "svg in math": lambda scale: "<svg><math>" * of(200_000, scale) + "a",
}.items():
    case(f"html: {name}", "ingest", "build")(
        lambda folder, scale, body=body: put(
            folder, "content/raw/saved/cups.html", HTML + body(scale)))

for name, text in {
    "brackets": lambda scale: "[" * of(MILLION, scale),
    "objects": lambda scale: '{"a":' * of(MILLION, scale),
    "a string of 50 MB": lambda scale: '{"a":"' + "b" * of(50 * MILLION, scale) + '"}',
    "keys": lambda scale: "{" + ",".join(
        f'"k{number}":1' for number in range(of(500_000, scale))) + "}",
    "one key": lambda scale: "{" + ",".join(['"a":1'] * of(MILLION, scale)) + "}",
    "numbers": lambda scale: "[" + "9" * of(10 * MILLION, scale) + "]",
    "surrogates": lambda scale: '{"a":"' + "\\ud800" * of(MILLION, scale) + '"}',
    "paragraphs": lambda scale: DOCC + ",".join(
        ['{"type":"paragraph","inlineContent":[{"type":"text","text":"a"}]}']
        * of(100_000, scale)) + "]}]}",
    "emphasis in emphasis": lambda scale:
        DOCC + '{"type":"paragraph","inlineContent":['
        + '{"type":"emphasis","inlineContent":[' * 90 + '{"type":"text","text":"a"}' + "]}" * 90
        + "]}]}]}",
    "rows": lambda scale: DOCC + '{"type":"table","header":"row","rows":['
        + ",".join(['[[{"type":"paragraph","inlineContent":[{"type":"text","text":"a"}]}]]']
                   * of(80_000, scale)) + "]}]}]}",
    "a list of all": lambda scale: DOCC + '{"type":"unorderedList","items":['
        + ",".join(['{"content":[{"type":"paragraph","inlineContent":[{"type":"text",'
                    '"text":"a"}]}]}'] * of(80_000, scale)) + "]}]}]}",
}.items():
    case(f"json: {name}", "ingest", "build")(
        lambda folder, scale, text=text: put(folder, "content/raw/docc/cups.json", text(scale)))


# Settings, synonyms, front matter, queries.

def bomb(scale):
    levels = "".join(
        f"{chr(98 + level)}: &{chr(98 + level)} [" + ", ".join([f"*{chr(97 + level)}"] * 9) + "]\n"
        for level in range(9))
    return "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + levels


YAML = {
    "aliases": bomb,
    "depth": lambda scale: "title: " + "[" * of(MILLION, scale),
    "block depth": lambda scale: "title:\n" + "".join(
        " " * depth + "-\n" for depth in range(1, of(3000, scale))),
    "maps in maps": lambda scale: "title: " + "{a: " * of(200_000, scale),
    "a scalar of a megabyte": lambda scale: "title: " + "a" * of(MILLION, scale) + "\n",
    "a scalar of 10 MB": lambda scale: "title: " + "a" * of(10 * MILLION, scale) + "\n",
    "a scalar of escapes": lambda scale: 'title: "' + "\\u0041" * of(170_000, scale)
    + '"\n',
    "keys": lambda scale: "".join(f"k{number}: a\n" for number in range(of(90_000, scale))),
    "a list": lambda scale: "title: [" + "a, " * of(340_000, scale) + "]\n",
    "question marks": lambda scale: "? " * of(100_000, scale) + "\n",
    "flow in one line": lambda scale: "[" + "a: b, " * of(170_000, scale) + "]\n",
    "tags": lambda scale: "title: !!python/object/apply:os.system [id]\n",
    "documents": lambda scale: "---\ntitle: a\n" * of(70_000, scale),
    "an indicator": lambda scale: "title: |9" + "\n" * of(MILLION, scale) + "a\n",
    "nul": lambda scale: "title: a\0b\n",
    "broken utf-8": lambda scale: b"title: \xff\xfe\n",
    "utf-16": lambda scale: "title: Cups\n".encode("utf-16"),
    "empty": lambda scale: "",
    "comments": lambda scale: "#\n" * of(500_000, scale),
}

for name, text in YAML.items():
    case(f"settings: {name}", "check")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "content/site.yaml", text(scale))))
    case(f"synonyms: {name}", "build")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "content/synonyms.yaml", text(scale))))
    case(f"front matter: {name}", "check")(lambda folder, scale, text=text: page(
        folder, b"a\n", b"---\n" + (text(scale) if isinstance(text(scale), bytes)
                                   else text(scale).encode()) + b"---\n"))


@case("front matter: entries", "check", "build")
def _(folder, scale):
    words = ", ".join(f"w{number}" for number in range(of(120_000, scale)))
    page(folder, "a\n", FRONT.replace("abstract:", f"keywords: [{words}]\nabstract:"))


@case("front matter: never closed", "check")
def _(folder, scale):
    page(folder, "", "---\n" + "a: b\n" * of(200_000, scale))


@case("synonyms: a word of megabytes", "build")
def _(folder, scale):
    sound_page(folder)
    words = "cups " * of(100_000, scale)
    put(folder, "content/synonyms.yaml", f"\"{words}\": [mugs]\ncups: [\"{words}\"]\n")


@case("synonyms: one word for all", "build")
def _(folder, scale):
    sound_page(folder)
    names = ", ".join(f"mug w{number}" for number in range(of(80_000, scale)))
    put(folder, "content/synonyms.yaml", f"cups: [{names}]\n")


@case("settings: a navigation of all pages", "check")
def _(folder, scale):
    sound_page(folder)
    names = ", ".join(f"p{number}" for number in range(of(100_000, scale)))
    put(folder, "content/site.yaml", f"navigation:\n  - title: All\n    pages: [{names}]\n")


for name, text in {
    "depth": lambda scale: '{"query":' * of(MILLION, scale),
    "a long query": lambda scale:
        f'{{"query": "{"cup " * of(MILLION, scale)}", "expect": "cups", "within": 1}}\n',
    "lines": lambda scale:
        '{"query": "cup", "expect": "cups", "within": 1, "why": "a"}\n' * of(20_000, scale),
    "no lines": lambda scale: "a" * of(20 * MILLION, scale),
    "broken lines": lambda scale: "{\n" * of(200_000, scale),
    "broken utf-8": lambda scale: b"\xff\xfe\n" * of(100_000, scale),
}.items():
    case(f"queries: {name}", "queries")(lambda folder, scale, text=text: (
        sound_page(folder), put(folder, "queries.jsonl", text(scale))))


# Names.

NAMES = [
    "..cups.md", "cups..md", "con.md", "nul.md", "aux.md", "lpt1.md", "com1.txt.md", "-rf.md",
    "--help.md", "a b.md", " .md", "a\nb.md", "a\tb.md", "a\x1b[31mb.md", "a\x7fb.md", "👩‍👩‍👧‍👦.md",
    "\u202egpj.md", "\u2066a\u2069.md", "CUPS.md", "cups.md", "Cups.md", "cafe\u0301.md",
    "caf\u00e9.md", "%2e%2e%2fa.md", "a%00b.md", "C:\\a.md", "\\\\a\\b.md", "a:b.md", "a?b.md",
    "a*b.md", "<script>.md", "a&b.md", "'\".md", "$(id).md", "`id`.md", "{{a}}.md", "~.md",
    "a" * 252 + ".md", "\u00e9" * 126 + ".md", "index.html.md", "404.md", "search.md",
    "manifest.json.md", "audit.md", "data.md", ".hig.md",
]


@case("names: of raw files", "ingest", "build")
def _(folder, scale):
    for number, name in enumerate(NAMES):
        put(folder, f"content/raw/{name}", MIRROR.replace("cups", f"cup-{number}"))
    for name in [b"\xff.md", b"a\xc0\x80.md"]:
        with open(os.fsencode(folder / "content/raw") + b"/" + name, "wb") as file:
            file.write(MIRROR.encode())


@case("names: of pages", "check", "build")
def _(folder, scale):
    for number, name in enumerate(NAMES):
        page(folder, "a\n", FRONT.replace("slug: cups", f"slug: cup-{number}"),
             f"content/pages/current/{name}")


SLUGS = [
    "..", ".", "../../outside", "/etc/passwd", "a/../../b", "a//b", "a/", "a\\b", "con", "nul",
    "CUPS", "Cups", "a b", "a%2fb", "👩", "\u202ea", "caf\u00e9", "cafe\u0301", "-", "--help", "index", "404",
    "search", "audit", "data", "index.html", "manifest.json", ".hig-manifest.json", "a" * 256,
    "a\nb", "a\0b", "a:b", "", " ", "~", "null", "<script>", "{{a}}", "javascript:alert(1)",
]


@case("names: slugs", "check", "build", tells="slug")
def _(folder, scale):
    for number, slug in enumerate(SLUGS):
        page(folder, "a\n", FRONT.replace("slug: cups", f"slug: {json.dumps(slug)}"),
             f"content/pages/current/p{number}.md")


@case("names: editions", "check", "build", tells="edition")
def _(folder, scale):
    for number, slug in enumerate(SLUGS):
        page(folder, "a\n", FRONT.replace("edition: current", f"edition: {json.dumps(slug)}"),
             f"content/pages/current/p{number}.md")


@case("names: addresses of raw files", "ingest", "build")
def _(folder, scale):
    for number, slug in enumerate(SLUGS):
        put(folder, f"content/raw/p{number}.md", MIRROR.replace("guidelines/cups", f"guidelines/{slug}"))


@case("names: addresses that differ in case", "build", tells="capitals")
def _(folder, scale):
    for number, slug in enumerate(["cups", "Cups", "CUPS"]):
        page(folder, "a\n", FRONT.replace("slug: cups", f"slug: {slug}"),
             f"content/pages/current/p{number}.md")


# What stands in a folder besides files.

@case("files: circles of links", "ingest", "build", tells="link")
def _(folder, scale):
    put(folder, "content/raw/a/cups.md", MIRROR)
    for depth in range(20):
        (folder / f"content/raw/a/up{depth}").symlink_to(".." if depth % 2 else ".")
    (folder / "content/raw/one").symlink_to("two")
    (folder / "content/raw/two").symlink_to("one")
    (folder / "content/raw/nowhere").symlink_to("/nonexistent/file")
    (folder / "content/pages").mkdir()
    (folder / "content/pages/self").symlink_to(".")


@case("files: a link to the system", "ingest", "build")
def _(folder, scale):
    put(folder, "content/raw/a/cups.md", MIRROR)
    (folder / "content/raw/zero").symlink_to("/dev/zero")
    (folder / "content/raw/full.md").symlink_to("/dev/full")
    (folder / "content/raw/terminal").symlink_to("/dev/tty")
    (folder / "content/raw/memory").symlink_to("/proc/self/mem")
    (folder / "content/raw/message").symlink_to("/proc/kmsg")


@case("files: pipes and devices", "ingest", "build", tells="not a regular file")
def _(folder, scale):
    put(folder, "content/raw/cups.md", MIRROR)
    os.mkfifo(folder / "content/raw/pipe.md")
    os.mkfifo(folder / "content/raw/pipe")
    for name, number in [("zero", os.makedev(1, 5)), ("null.md", os.makedev(1, 3))]:
        try:
            os.mknod(folder / "content/raw" / name, stat.S_IFCHR | 0o600, number)
        except PermissionError:
            (folder / "content/raw" / name).symlink_to("/dev/zero")


@case("files: pipes where pages are", "check", "build", tells="not a regular file")
def _(folder, scale):
    sound_page(folder)
    os.mkfifo(folder / "content/pages/current/pipe.md")


@case("files: pipes where settings are", "check", tells="not a regular file")
def _(folder, scale):
    sound_page(folder)
    for name in ["site.yaml", "synonyms.yaml"]:
        os.mkfifo(folder / "content" / name)


@case("files: pipes where pictures and templates are", "build")
def _(folder, scale):
    sound_page(folder)
    for name in ["content/assets/cup.png", "templates/head.mustache", "templates/more.mustache"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(folder / name)


@case("files: folders where files are", "check", "build")
def _(folder, scale):
    sound_page(folder)
    for name in ["content/site.yaml", "content/synonyms.yaml", "content/pages/current/a.md",
                 "content/raw/a.md", "templates/layout.mustache"]:
        (folder / name).mkdir(parents=True)


@case("files: unreadable", "ingest", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "content/raw/cups.md", MIRROR)
    put(folder, "content/raw/closed/cups.md", MIRROR)
    (folder / "content/raw/cups.md").chmod(0)
    (folder / "content/raw/closed").chmod(0)


@case("files: folders in folders", "ingest", "build", tells="64 folders")
def _(folder, scale):
    path = folder / "content/raw" / "/".join(["d"] * 300)
    path.mkdir(parents=True)
    (path / "cups.md").write_text(MIRROR)
    put(folder, "content/raw/cups.md", MIRROR)


@case("files: 200,000 empty ones", "ingest", "build")
def _(folder, scale):
    raw = folder / "content/raw"
    raw.mkdir(parents=True)
    for number in range(of(200_000, scale)):
        os.close(os.open(raw / f"f{number}.md", os.O_CREAT | os.O_WRONLY))


@case("files: 200,000 among the pages", "check")
def _(folder, scale):
    sound_page(folder)
    for number in range(of(200_000, scale)):
        os.close(os.open(folder / f"content/pages/current/f{number}.txt", os.O_CREAT | os.O_WRONLY))


@case("files: 200,000 without front matter", "check", tells="front matter")
def _(folder, scale):
    sound_page(folder)
    for number in range(of(200_000, scale)):
        os.close(os.open(folder / f"content/pages/current/f{number}.md", os.O_CREAT | os.O_WRONLY))


@case("files: 10 GB of nothing", "ingest", "build")
def _(folder, scale):
    for name in ["content/raw/cups.md", "content/raw/cups.html", "content/raw/cups.json"]:
        put(folder, name, b"")
        os.truncate(folder / name, of(10_000_000_000, scale))


@case("files: a page of 10 GB", "check", "build")
def _(folder, scale):
    sound_page(folder)
    page(folder, "", path="content/pages/current/large.md")
    os.truncate(folder / "content/pages/current/large.md", of(10_000_000_000, scale))


@case("files: pictures of 10 GB", "build")
def _(folder, scale):
    page(folder, "![A cup](cup.png)\n")
    put(folder, "content/assets/cup.png", b"\x89PNG\r\n\x1a\n")
    os.truncate(folder / "content/assets/cup.png", of(10_000_000_000, scale))


@case("templates: nested", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/page.mustache", "{{#a}}" * of(MILLION, scale))


@case("templates: one that calls itself", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", "{{> head}}{{> head}}" * of(1000, scale))


@case("templates: a megabyte of tags", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", "{{title}}" * of(500_000, scale))


@case("templates: broken utf-8", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", b"\xff\xfe{{title}}\0")
