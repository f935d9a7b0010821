"""Names of files, slugs and editions."""

import json
import os

from inputs.case import FRONT, MIRROR, case, page, put

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
    "CUPS", "Cups", "a b", "a%2fb", "👩", "\u202ea", "caf\u00e9", "cafe\u0301", "-", "--help",
    "index", "404", "search", "audit", "data", "index.html", "manifest.json", ".hig-manifest.json", "a" * 256,
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
        put(folder, f"content/raw/p{number}.md",
            MIRROR.replace("guidelines/cups", f"guidelines/{slug}"))


@case("names: addresses that differ in case", "build", tells="is taken")
def _(folder, scale):
    for number, slug in enumerate(["cups", "Cups", "CUPS"]):
        page(folder, "a\n", FRONT.replace("slug: cups", f"slug: {slug}"),
             f"content/pages/current/p{number}.md")
