"""Text that is nested, long or wide: as a raw file of three shapes, and as a page."""

from functools import partial

from inputs.case import CASES, MILLION, MIRROR, Case, of, page, put

FIELDS = ("---\ntitle: Cups\nplatform: universal\ncategory: visual-design\n"
          "url: https://developer.apple.com/design/human-interface-guidelines/{0}\n{1}---\n")
# Of a page whose tables are known.
PLAIN = FIELDS.format("the-menu-bar", "extractionMethod: crawlee\nqualityScore: 0.6\n") + (
    "## Summary\n\nSkip Navigation\nPlain cups\nA cup of our own.\n\nSkip Navigation\n"
    "Plain cups\nA cup of our own.\n")
FLAT = FIELDS.format("flat-cups", "quality_score: 0.1\nis_fallback: true\n") + (
    "\n# This page requires JavaScript.\n\n"
    "Please turn on JavaScript in your browser and refresh the page to view its content.\n\n"
    "Skip Navigation\nFlat cups\nA cup of our own.\n")


def repeated(text, count, end=""):
    return lambda scale: text * of(count, scale) + end


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
    "one reference with a long address": lambda scale:
        f"[r]: http://e/{'a' * of(50_000, scale)}\n\n" + "[r] " * of(240_000, scale) + "\n",
    "one reference with a long title": lambda scale:
        f"[r]: /e '{'a ' * of(2_000, scale)}'\n\n" + "![][r] " * of(140_000, scale) + "\n",
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
    "heads of tables": repeated("Action\n\nPlatform\n\n", 200_000),
    "cells behind heads": lambda scale: "".join(
        "Menu item\n\nAction\n\nGuidance\n\n" + "".join(
            f"Cup {row}\n\nPours tea {row}.\n\n" for row in range(300))
        for _ in range(of(400, scale))),
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
