"""The search box finds a page by a word in its text, over HTTP and from the disk."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from markup import read_site


@pytest.fixture(scope="module")
def rare_words(site):
    """Pages, and a word that stands in the text of each and of no other page."""
    guides = {
        path: page
        for path, page in read_site(site).items()
        if (site / path).with_suffix(".md").exists()
    }
    words = {path: set(re.findall(r"\b[a-z]{7,12}\b", page.text)) for path, page in guides.items()}
    pages_with = Counter(word for found in words.values() for word in found)
    # Stems meet: a word counts as rare only if no other word begins as it does.
    begins = Counter(word[:5] for word in pages_with)
    rare = {
        path: sorted(w for w in found if pages_with[w] == 1 and begins[w[:5]] == 1)
        for path, found in words.items()
    }
    chosen = [(path, found[0]) for path, found in sorted(rare.items()) if found]
    assert len(chosen) >= 5, "the sample corpus should have pages with words of their own"
    return chosen[:: max(1, len(chosen) // 5)][:5]


def test_a_page_is_found_by_a_word_of_its_text(visit, address, rare_words):
    page = visit(address + "index.html")
    for path, word in rare_words:
        page.keyboard.press("/")
        page.locator("dialog.search input").fill(word)
        # The hits of the word before stand there for a moment.
        hit = page.locator("dialog.search a.hit").first
        expect(hit).to_have_attribute("href", re.compile(re.escape(path) + "(#|$)"))
        page.keyboard.press("Escape")


def test_a_hit_leads_to_its_page(visit, address, rare_words):
    path, word = rare_words[0]
    page = visit(address + path)
    page.keyboard.press("/")
    page.locator("dialog.search input").fill(word)
    page.locator("dialog.search a.hit").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url.split("#")[0].split("?")[0].endswith(path))
    assert word in page.locator("main").inner_text().lower()


def test_the_search_page_answers_its_address(visit, address, rare_words):
    path, word = rare_words[-1]
    page = visit(f"{address}search/index.html?q={word}")
    hit = page.locator("main a.hit").first
    hit.wait_for()
    assert hit.get_attribute("href").split("#")[0].endswith(path)


def test_nothing_of_the_search_is_loaded_before_it_is_wanted(visit, address):
    page = visit(address + "index.html")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [url for url in loaded if "/search/" in url] == []


def test_a_slash_typed_into_a_field_stays_there(visit, address):
    page = visit(address + "index.html")
    page.keyboard.press("/")
    field = page.locator("dialog.search input")
    field.wait_for()
    page.keyboard.type("a/b")
    assert field.input_value() == "a/b"
