"""An address of Apple's, pasted into the search, leads to the same page and section here."""

import pytest
from playwright.sync_api import expect

from searching import open_dialog

APPLE = "https://developer.apple.com/design/human-interface-guidelines/"


@pytest.fixture
def page(visit, file_address):
    return visit(file_address + "layout/index.html")


@pytest.mark.parametrize("pasted, href, name", [
    (APPLE + "buttons", "../buttons/index.html", "Buttons"),
    (APPLE + "buttons/", "../buttons/index.html", "Buttons"),
    (APPLE + "components/menus-and-actions/buttons?x=1", "../buttons/index.html", "Buttons"),
    (" developer.apple.com/design/Human-Interface-Guidelines/Buttons#macOS ",
     "../buttons/index.html#macOS", "macOS"),
    (APPLE + "buttons#Best-practices", "../buttons/index.html#Best-practices", "Best practices"),
    (APPLE + "dark-mode#No-such%20part", "../dark-mode/index.html#No-such%20part", "Dark Mode"),
    (APPLE + "sf-symbols#%E0%A4%A", "../sf-symbols/index.html#%25E0%25A4%25A", "SF Symbols"),
])
def test_it_leads_to_the_page_and_the_section(page, pasted, href, name):
    dialog = open_dialog(page)
    dialog.get_by_role("combobox").fill(pasted)
    expect(dialog.locator(".note")).to_have_text("This Apple address matches:")
    option = dialog.get_by_role("option")
    expect(option).to_have_attribute("href", href)
    expect(option.locator(".name")).to_have_text(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**" + href[2:])


def test_an_unknown_one_is_searched_by_its_words(page):
    dialog = open_dialog(page)
    dialog.get_by_role("combobox").fill(APPLE + "the-size-of-buttons")
    expect(dialog.locator(".note")).to_contain_text("No page has this address.")
    assert dialog.get_by_role("option").count() > 3


def test_an_address_of_others_is_words(page):
    dialog = open_dialog(page, "https://example.org/design/buttons")
    expect(dialog.locator(".note")).not_to_contain_text("address")
