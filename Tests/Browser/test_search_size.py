"""What the first query costs: few files, few bytes, and none of it before."""

import zlib

import pytest

ENTRIES = "performance.getEntriesByType('resource').map((entry) => entry.name)"


def packed(site, url):
    """How many bytes a browser gets, at most: servers pack at least as well as this."""
    path = url.split("?")[0].split("/")
    return len(zlib.compress((site / "/".join(path[-2:])).read_bytes(), 9))


def test_the_module_stays_small(site):
    assert packed(site, "search/core.js") <= 38_000


@pytest.mark.parametrize("query", ["button", "dark mode ", "how large is a tap target "])
def test_the_first_query_loads_little(visit, http_address, site, query):
    page = visit(http_address + "index.html")
    before = set(page.evaluate(ENTRIES))
    page.evaluate("(query) => hig.bundle(\"search\").then(() => hig.search(query, 10))", query)
    files = [url for url in page.evaluate(ENTRIES) if url not in before]
    assert 4 < len(files) <= 9
    assert sum(packed(site, url) for url in files) <= 100_000
