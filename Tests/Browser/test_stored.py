"""Whatever lies in the browser's storage, the pages work: other pages of the origin write there too."""

import json

import pytest
from playwright.sync_api import expect

from searching import open_dialog

OWN_NAMES = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "__lookupGetter__"]
HOSTILE = [*OWN_NAMES, "", "null", "[]", "{", "<img src=x onerror=alert(1)>", "a" * 100_000, "\0"]
PAGE = "index.html"


@pytest.fixture
def stored(visit, file_address):
    """A page, again and again, each time with another value in the storage from the start."""

    def pages(name, values, path):
        page = visit(file_address + path)
        for value in values:
            page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
            # A choice of the last value may be in the address.
            page.goto(file_address + path)
            yield value[:20], page

    return pages


def test_the_theme_button_works_with_any_value(stored):
    for value, page in stored("theme", HOSTILE, PAGE):
        button = page.locator("button.theme")
        for label in ["system", "light", "dark", "system"]:
            expect(button, value).to_have_attribute("aria-label", f"Theme: {label}")
            button.click()
        expect(button, value).to_have_attribute("aria-label", "Theme: light")
        assert page.evaluate("document.documentElement.dataset.theme") == "light", value


def test_the_lens_works_with_any_value(stored):
    for value, page in stored("platforms", HOSTILE, "layout/index.html"):
        group = page.get_by_role("group", name="Platforms to show")
        page.locator(".pick").click()
        expect(group, value).to_be_visible()
        assert group.locator("[data-platform][aria-pressed=true]").count() == 0, value
        group.get_by_role("button", name="tvOS", exact=True).click()
        assert page.evaluate("localStorage.getItem('platforms')") == "tvos", value


def test_the_search_works_with_any_value(stored):
    lists = [json.dumps([name]) for name in OWN_NAMES] + [json.dumps(["a" * 100_000])]
    values = [*HOSTILE, *lists, '[{"trim": 1}]', '{"length": 3}']
    for value, page in stored("searches", values, PAGE):
        options = open_dialog(page).get_by_role("option")
        assert all(len(words) <= 200 for words in options.all_inner_texts()), value
        page.evaluate("hig.recent.add('cups')")
        searches = json.loads(page.evaluate("localStorage.getItem('searches')"))
        assert searches[0] == "cups", value
