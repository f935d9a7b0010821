"""What the first query costs: few files, few bytes, and none of it before."""

import pytest


def packed(site, url):
    """How many bytes a browser gets: base64 is nearly undone by the packing of the server."""
    script = site / "search" / url.split("/")[-1].split("?")[0]
    return script.stat().st_size * 3 // 4


def test_the_module_stays_small(site):
    assert packed(site, "core.js") <= 28_000


@pytest.mark.parametrize("query", ["button", "dark mode ", "how large is a tap target "])
def test_the_first_query_loads_little(visit, http_address, site, query):
    page = visit(http_address + "index.html")
    page.evaluate("(query) => hig.bundle(\"search\").then(() => hig.search(query, 10))", query)
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => entry.name)")
    files = [url for url in loaded if "/search/" in url]
    assert 0 < len(files) <= 10
    assert sum(packed(site, url) for url in files) <= 130_000
