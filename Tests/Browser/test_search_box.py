"""The search box finds a page by a word in its text, over HTTP and from the disk."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from markup import read_site
from searching import arrive


# The focus leaves a closed dialog only when the next frame is drawn.
NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def rare_words(site):
    """Pages, and a word that stands in the text of each and of no other page."""
    guides = {
        path: page
        for path, page in read_site(site).items()
        if (site / path).with_suffix(".md").exists()
    }
    words = {path: set(re.findall(r"[a-z]+", page.text.lower())) for path, page in guides.items()}
    pages_with = Counter(word for found in words.values() for word in found)
    # Stems meet: a word counts as rare only if no other word begins as it does.
    begins = Counter(word[:5] for word in pages_with)
    rare = {
        path: sorted(w for w in found if 7 <= len(w) <= 12 and pages_with[w] == begins[w[:5]] == 1)
        for path, found in words.items()
    }
    chosen = [(path, found[0]) for path, found in sorted(rare.items()) if found]
    assert len(chosen) >= 5, "the sample corpus should have pages with words of their own"
    return chosen[:: max(1, len(chosen) // 5)][:5]


def leads_to(path):
    """A pattern for addresses of a page, with or without an anchor or a query."""
    return re.compile(rf"(^|/){re.escape(path.removesuffix('index.html'))}(index[.]html)?([?#].*)?$")


def test_a_page_is_found_by_a_word_of_its_text(visit, address, rare_words):
    page = visit(address + "index.html")
    page.keyboard.press("/")
    for path, word in rare_words:
        page.locator("dialog.search input").fill(word)
        expect(page.locator("dialog.search a.hit").first).to_have_attribute("href", leads_to(path))


def test_the_box_opens_and_closes_again(visit, address):
    page = visit(address + "index.html")
    for word in ("once", "again"):
        page.keyboard.press("/")
        expect(page.locator("dialog.search")).to_be_visible()
        page.keyboard.type(word)
        expect(page.locator("dialog.search input")).to_have_value(re.compile(f"{word}$"))
        page.keyboard.press("Escape")
        expect(page.locator("dialog.search")).to_be_hidden()
        page.evaluate(NEXT_FRAME)


def test_a_hit_leads_to_its_page(visit, address, rare_words):
    path, word = rare_words[0]
    page = visit(address + path)
    page.keyboard.press("/")
    page.locator("dialog.search input").fill(word)
    page.locator("dialog.search a.hit").first.wait_for()
    page.keyboard.press("Enter")
    arrive(page, leads_to(path))
    expect(page.locator("main")).to_contain_text(re.compile(re.escape(word), re.IGNORECASE))


def test_the_search_page_answers_its_address(visit, address, rare_words):
    path, word = rare_words[-1]
    page = visit(f"{address}search/index.html?q={word}")
    expect(page.locator("main a.hit").first).to_have_attribute("href", leads_to(path))


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
