"""Files that have pages in coded form, or seem to."""

import json

from inputs.case import MILLION, case, of, put

MOST = 32 * MILLION
ADDRESS = "https://developer.apple.com/design/human-interface-guidelines/cups"
MAIL = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=cups\n"


def crawl(folder, text, name="pages.jsonl"):
    put(folder, f"content/raw/{name}", text)


@case("package: JSON lines that are no pages", "ingest", tells="Unrecognized format")
def _(folder, scale):
    crawl(folder, '{"markdown":1}\n' * of(MOST / 16 / 4, scale))


@case("package: more pages than anybody has", "ingest")
def _(folder, scale):
    crawl(folder, '{"markdown":"# Cups"}\n' * of(25_000, scale))


@case("package: values without end", "ingest")
def _(folder, scale):
    crawl(folder, '{"markdown":"# A","a":[' + "0," * of(MOST / 2 - 100, scale) + "0]}", "a.json")


@case("package: lines of values", "build", tells="4 pages")
def _(folder, scale):
    line = '{"url":"%s-%d","markdown":"# Cups","a":[' + "0," * of(2_000_000, scale) + "0]}\n"
    crawl(folder, "".join(line % (ADDRESS, number) for number in range(4)))


@case("package: a bundle of more files than anybody has", "ingest")
def _(folder, scale):
    crawl(folder, "<files>\n" + '<file path="cups.md">\n# Cups\n</file>\n' * of(25_000, scale), "a.txt")


@case("package: a bundle whose files do not end", "build")
def _(folder, scale):
    crawl(folder, "# Files\n\n" + "## File: cups.md\n````\n" * of(300_000, scale), "a.md")


@case("package: a feed whose tags do not end", "ingest")
def _(folder, scale):
    crawl(folder, "<rss><channel>" + "<item " * of(MOST / 12, scale), "a.xml")
    links = "<link " * of(MOST / 12, scale)
    crawl(folder, f"<rss><channel><item>{links}</item></channel></rss>", "b.xml")


@case("package: a feed with scripts in all of its parts", "build")
def _(folder, scale):
    bad = "&lt;script&gt;alert(1)&lt;/script&gt;\"'&#x202E;&#0;&#99999999;"
    item = f"<title>{bad}</title><link>{ADDRESS}</link><description>{bad}# A{bad}</description>"
    crawl(folder, f"<rss><channel><item>{item}</item></channel></rss>", "a.xml")


def wrapped(text):
    prose = "a cup of tea is poured from a kettle that is hot and full\nof water.\n\n"
    return "Cups\n\nBest practices\n\n" + prose * 8 + text


@case("package: wrapped text without end", "ingest")
def _(folder, scale):
    line = "a cup of tea is poured from a kettle that is hot and full\n"
    crawl(folder, wrapped(line * of(MOST / 8 / len(line), scale)), "a.txt")
    row = "Cup        Size       Tea\n"
    crawl(folder, wrapped(row * of(MOST / 8 / len(row), scale)), "b.txt")
    marks = "[1]" * 19 + "\n"
    list_of_links = "References\n\n   1. https://x.example/\n"
    crawl(folder, wrapped(marks * of(MOST / 8 / len(marks), scale) + list_of_links), "c.txt")


@case("package: links of a wrapped text that lead far", "ingest")
def _(folder, scale):
    marks = ("[1]" * 19 + "\n") * of(50_000, scale)
    for name, letter, size in (("a", "a", 1_000_000), ("b", "1", 60), ("c", "1", 2000)):
        address = "https://x.example/" + letter * of(size, scale)
        text = f"{marks}\n[1]cups\n\nReferences\n\n   1. {address}\n"
        crawl(folder, wrapped(text), name + ".txt")


@case("package: tables of a wrapped text that are wide", "ingest")
def _(folder, scale):
    rows = "x   y\n\n" * of(100_000, scale)
    for name, gap in (("a", 20_000), ("b", 380), ("c", 8)):
        crawl(folder, wrapped(f"A   B{' ' * of(gap, scale)}  C\n\n{rows}"), name + ".txt")
    first = "x   " + " " * of(1_000_000, scale) + "y\n\n"
    crawl(folder, wrapped(f"A   B   C\n\n{first}{rows}"), "d.txt")
    row = "x   y   z\n"
    rows = row * of(50_000, scale) + "\n" + (row + "\n") * of(50_000, scale)
    crawl(folder, wrapped(f"A   B   C\n\n{rows}"), "e.txt")


@case("package: rows of CSV without end", "ingest")
def _(folder, scale):
    crawl(folder, "url,title,markdown\n" + 'a,"b' * of(MOST / 8, scale), "a.csv")


@case("package: parts of one page", "build")
def _(folder, scale):
    line = '{"url":"%s","chunk_index":%d,"markdown":"' + "a" * 4000 + '"}\n'
    crawl(folder, "".join(line % (ADDRESS, number) for number in range(of(200, scale))))


@case("package: scripts in all of its fields", "build")
def _(folder, scale):
    bad = "\"'><script>alert(1)</script>\n---\n\x00\x1b[2J‮"
    pages = [{"url": ADDRESS + bad, "title": bad, "markdown": f"# Cups{bad}"},
             {"url": ADDRESS, "html": f"<h1>{bad}"}, {"title": bad, "text": bad}]
    put(folder, "content/raw/cups.json", json.dumps(pages))


@case("package: mail of parts alone", "ingest", tells="warning")
def _(folder, scale):
    put(folder, "content/raw/cups.mhtml", MAIL + "\n" + "--cups\n\n" * of(MOST / 9, scale))


@case("package: mail of one picture and a thousand names", "build", tells="1 page")
def _(folder, scale):
    head = "\n--cups\nContent-Type: text/html\nContent-Location: %s\n\n" % ADDRESS
    shown = "".join(f"<p>Tea<img src='https://x.example/a/{number}.gif'>" for number in range(1000))
    part = "\n--cups\nContent-Type: image/gif\nContent-Location: https://x.example/a/%d.gif\n\n"
    picture = "GIF89a" + "\b\0\4\0" + "x" * of(20_000, scale)
    put(folder, "content/raw/cups.mhtml",
        MAIL + head + "<html><main><h1>Cups</h1>" + shown
        + "".join(part % number + picture for number in range(1000)))


@case("package: mail of fields alone", "ingest", tells="warning")
def _(folder, scale):
    put(folder, "content/raw/cups.mhtml", MAIL + " folded\n" * of(MOST / 9, scale))


@case("package: mail of signs alone", "build", tells="no-address")
def _(folder, scale):
    head = "\n--cups\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n"
    put(folder, "content/raw/cups.mhtml",
        MAIL + head + "<h1>Cups</h1>" + "=3C=\n" * of(1_500_000, scale))
