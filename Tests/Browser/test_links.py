"""Every link of every page, followed over the files."""

import pytest

from markup import broken_links, read_site, unreachable

LOADS = {"'none'", "'self'", "'wasm-unsafe-eval'", "data:", "file:"}


@pytest.fixture(scope="module")
def read_pages(audited_site):
    found = read_site(audited_site)
    assert found, f"no page in {audited_site}"
    return found


def test_the_sample_corpus_became_a_site(read_pages):
    assert len(read_pages) >= 24
    assert {"index.html", "404.html", "search/index.html"} <= read_pages.keys()


def test_every_article_leads_to_its_audit(read_pages):
    audits = {path.removeprefix("audit/") for path in read_pages if path.startswith("audit/")}
    assert "boxes/index.html" in audits
    for path in audits & read_pages.keys() - {"index.html"}:
        way = "../" * path.count("/")
        assert f"{way}audit/{path}" in read_pages[path].links, path


def test_every_internal_link_resolves(audited_site, read_pages):
    assert broken_links(audited_site, read_pages) == []


def test_every_page_is_reachable_from_the_start(read_pages):
    assert [path for path in unreachable(read_pages) if path != "404.html"] == []


def test_no_id_stands_twice_on_a_page(read_pages):
    twice = [
        (page.path, name)
        for page in read_pages.values()
        for name in set(page.ids)
        if page.ids.count(name) > 1
    ]
    assert twice == []


def test_nothing_is_loaded_from_another_host(read_pages):
    foreign = [
        (page.path, load)
        for page in read_pages.values()
        for load in page.loads
        if "//" in load.split("?")[0] and not load.startswith("data:")
    ]
    assert foreign == []


def test_every_page_carries_the_policy_and_obeys_it(read_pages):
    for page in read_pages.values():
        assert page.policy.startswith("default-src 'none'; "), page.path
        for rule in page.policy.split("; "):
            name, *sources = rule.split()
            # What stands in the page itself has its digest there.
            others = {source for source in sources if not source.startswith("'sha256-")}
            assert "trusted-types" in name or LOADS.issuperset(others), (page.path, rule)
        # The error page alone starts from the host, since it is shown at any depth.
        rooted = page.path == "404.html"
        faults = [f for f in page.faults if not (rooted and f.endswith("is not relative"))]
        assert faults == [], page.path


def test_every_page_says_something(read_pages):
    silent = {path for path, page in read_pages.items() if len(page.text) < 20}
    # What the search page says depends on what is asked.
    assert silent - {"search/index.html"} == set()
