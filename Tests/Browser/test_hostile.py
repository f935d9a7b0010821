"""A page made of hostile strings is text: on its own page, and wherever else it is told of."""

import json
import xml.etree.ElementTree as XML

import pytest

from building import PROJECT

EVIL = "<script>window.pwned=1;alert(1)</script><img src=x onerror=alert(2)>\u202e{{{content}}}{{> x}}"

PAGE = f"""---
title: "Cups {EVIL.replace('"', '')}"
slug: cups
url: https://developer.apple.com/design/human-interface-guidelines/cups
edition: current
abstract: "Abstract {EVIL.replace('"', '')}"
---

## Handles {EVIL}

**Avoid {EVIL} chips.** Because [this](javascript:alert(3)) and [that](data:text/html,<script>alert(4)</script>)
and [these](JaVaScRiPt:alert(5) "x\\" onmouseover=alert(6)") and <a href="javascript:alert(7)" onclick=alert(8)>those</a>.

![{EVIL}](javascript:alert(9))

![alt](https://example.com/x.png"onerror=alert(10))

| Cup {EVIL} | <svg onload=alert(11)> |
|---|---|
| {EVIL} | ]]> --> </td></table><iframe src=javascript:alert(12)> |
| `</code><script>alert(13)</script>` | &lt;script&gt;alert(14)&lt;/script&gt; |

```
</code></pre><script>alert(15)</script>
```

<details open ontoggle=alert(16)>

<!-- tabs --><!-- panel: "><script>alert(17)</script> -->

> [!NOTE]
> <math><mtext></p><style>*{{background:url(javascript:alert(18))}}

## Change log

| Date | Changes |
|---|---|
| June 9, 2025 | {EVIL} & ]]> |
"""


@pytest.fixture(scope="module")
def hostile(tool, tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    pages = folder / "pages" / "current"
    pages.mkdir(parents=True)
    (pages / "cups.md").write_text(PAGE, encoding="utf-8")
    tool.run("build", PROJECT, "--pages", folder / "pages", "--output", folder / "public",
             "--base-url", "https://example.com/", "--quiet")
    return folder / "public"


def test_nothing_runs_anywhere(hostile, visit):
    pages = sorted(hostile.rglob("*.html"))
    assert len(pages) > 8
    for file in pages:
        if file.name == "404.html":
            continue
        page = visit(file.as_uri())
        assert page.evaluate("window.pwned") is None, file
        assert page.evaluate("""document.querySelectorAll(
          'main script:not([src^="../"]:is([src*="/assets/guidelines."], '
          + '[src*="/assets/finder."])), main img, main iframe, '
          + 'main style, main details[ontoggle], '
          + '[onerror], [onload], [onclick], [onmouseover], main [href^="javascript" i], '
          + 'main [href^="data" i]').length""") == 0, file


def test_the_words_are_all_there(hostile, visit):
    page = visit((hostile / "cups/index.html").as_uri())
    text = page.locator("main").inner_text()
    for words in ["window.pwned=1", "onerror=alert(2)", "{{{content}}}", "{{> x}}", "alert(15)"]:
        assert words in text, words


def test_feeds_are_well_formed(hostile):
    feed = XML.parse(hostile / "changes/feed.xml").getroot()
    atom = "{http://www.w3.org/2005/Atom}"
    assert "<script>" in feed.find(f"{atom}entry/{atom}summary").text
    items = json.loads((hostile / "changes/feed.json").read_text())["items"]
    assert "<script>" in items[0]["content_text"]


def test_search_shows_text(hostile, visit):
    page = visit((hostile / "index.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("handles")
    page.locator("dialog.search a.hit").first.wait_for()
    assert page.locator("dialog.search script, dialog.search img").count() == 0
    assert page.evaluate("window.pwned") is None
