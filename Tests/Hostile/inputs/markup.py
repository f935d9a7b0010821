"""Saved HTML, and JSON as DocC writes it."""

from inputs.case import MILLION, case, of, put

HTML = ("<!doctype html><html><head><title>Cups</title><link rel=canonical "
        "href=https://developer.apple.com/design/human-interface-guidelines/cups></head>"
        "<body><main><h1>Cups</h1><p>A cup.</p>")
DOCC = ('{"schemaVersion":{"major":0,"minor":3,"patch":0},"kind":"article","identifier":{"url":'
        '"doc://com.apple.HIG/design/Human-Interface-Guidelines/cups"},"metadata":{"title":"Cups",'
        '"role":"article"},"primaryContentSections":[{"kind":"content","content":[')

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
