"""The search names what the site has besides its pages: lists, months of changes, filters."""

import json
import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

from searching import arrive, open_dialog


def found(page, words):
    """What is offered for some words besides the hits, once all has come."""
    dialog = open_dialog(page, words)
    page.evaluate("words => hig.bundle('places').then(() => hig.placesFor(words))", words)
    return dialog.locator(".places a")


@pytest.fixture
def home(visit, address):
    return visit(address + "index.html")


NAMED = [
    ("what changed in june 2025", "Changes in June 2025", "changes/#in-2025-06"),
    ("June 2025", "Changes in June 2025", "changes/#in-2025-06"),
    ("changes watchos", "Changes for watchOS", "changes/watchos/"),
    ("watchos avoid", "Guidelines: Avoid, watchOS", "guidelines/?verb=avoid&platform=watchos"),
    ("all watchOS guidelines beginning with Avoid", "Guidelines: Avoid, watchOS",
     "guidelines/?verb=avoid&platform=watchos"),
    ("read offline", "Downloads", "take/"), ("a-z", "A–Z", "a-z/"),
]


def test_a_place_that_is_named_comes_first_and_enter_leads_there(home, address):
    for words, name, goal in NAMED:
        home.goto(address + "index.html")
        place = found(home, words).first
        expect(place.locator(".name"), words).to_have_text(name)
        expect(place, words).to_have_attribute("aria-selected", "true")
        home.keyboard.press("Enter")
        arrive(home, lambda url: url.replace("index.html", "").endswith(goal))


def test_answers_do_not_push_it_down(home):
    places = found(home, "what changed in june 2025")
    home.locator("dialog.search .answers").wait_for()
    expect(home.get_by_role("option").first).to_have_text(re.compile("^Changes in June 2025"))
    expect(places.first).to_have_attribute("aria-selected", "true")


def test_a_list_has_as_many_guidelines_as_was_said(home):
    place = found(home, "avoid visionos").first
    said = re.search(r"\d+", place.locator(".excerpt").inner_text()).group()
    place.click()
    expect(home.locator(".tally p")).to_have_text(re.compile(rf"^{said} of \d+ guidelines$"))


def test_a_page_of_that_name_goes_before_it(home):
    places = found(home, "symbols")
    expect(places.first.locator(".name")).to_have_text("Symbols")
    expect(home.get_by_role("option").first.locator(".name")).to_have_text("SF Symbols")
    expect(home.get_by_role("option").first).to_have_attribute("aria-selected", "true")


def test_other_words_name_no_place(home):
    dialog = open_dialog(home, "june 2025")
    expect(dialog.locator(".places a")).not_to_have_count(0)
    for words in ["june 1999", "avoid long labels", "iphone 17 pro", "the", "in", "wa"]:
        dialog.get_by_role("combobox").fill(words)
        home.evaluate("words => hig.bundle('places').then(() => hig.placesFor(words))", words)
        expect(dialog.locator(".places a"), words).to_have_count(0)


def test_without_its_file_there_are_hits(visit, http_address):
    page = visit(http_address + "index.html")
    page.route("**/places.js", lambda route: route.fulfill(body=""))
    dialog = open_dialog(page, "symbols")
    expect(dialog.locator(".hit .name").first).to_have_text("SF Symbols")
    expect(dialog.locator(".places")).to_have_count(0)


def test_each_leads_somewhere(site):
    text = (site / "places.js").read_text()
    body = text.removeprefix("hig.places(").removesuffix(");\n")
    groups, _ = json.loads(f"[{body}]")
    places = [place for _, *group in groups for place in group]
    assert len(places) > 40
    for title, _, folder, detail, *calls in places:
        page = (site / folder / "index.html").read_text()
        address = urlsplit(detail)
        assert calls, title
        assert not address.fragment or f'id="{address.fragment}"' in page, title
        for facet, value in parse_qsl(address.query):
            assert f'data-facet="{facet}"' in page and f'data-value="{value}"' in page, title
