"""Whatever lies in the browser's storage, the pages work: other pages of the origin write there too."""

import json

import pytest
from playwright.sync_api import expect

from searching import open_dialog

OWN_NAMES = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "__lookupGetter__"]
HOSTILE = [*OWN_NAMES, "", "null", "[]", "{", "<img src=x onerror=alert(1)>", "a" * 100_000, "\0"]


@pytest.fixture
def stored(visit, file_address):
    """Opens a page with a value in the storage from the start."""

    def open_page(name, value, path="index.html"):
        page = visit(file_address + path)
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
        page.reload()
        return page

    return open_page


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: value[:20])
def test_the_theme_button_works_with_any_value(stored, value):
    page = stored("theme", value)
    button = page.locator("button.theme")
    for label in ["system", "light", "dark", "system"]:
        expect(button).to_have_attribute("aria-label", f"Theme: {label}")
        button.click()
    expect(button).to_have_attribute("aria-label", "Theme: light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: value[:20])
def test_the_lens_works_with_any_value(stored, value):
    page = stored("platforms", value, "layout/index.html")
    group = page.get_by_role("group", name="Platforms to show")
    page.locator(".pick").click()
    group.wait_for()
    assert group.locator("[data-platform][aria-pressed=true]").count() == 0
    group.get_by_role("button", name="tvOS", exact=True).click()
    assert page.evaluate("localStorage.getItem('platforms')") == "tvos"


@pytest.mark.parametrize(
    "value",
    [*HOSTILE, *(json.dumps([name]) for name in OWN_NAMES), '[{"trim": 1}]', '{"length": 3}',
     json.dumps(["a" * 100_000])],
    ids=lambda value: value[:20],
)
def test_the_search_works_with_any_value(stored, value):
    page = stored("searches", value)
    dialog = open_dialog(page)
    assert all(len(words) <= 200 for words in dialog.get_by_role("option").all_inner_texts())
    page.evaluate("hig.recent.add('cups')")
    assert json.loads(page.evaluate("localStorage.getItem('searches')"))[0] == "cups"
