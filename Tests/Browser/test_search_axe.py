"""The dialog and the page of results under axe, in eight modes, in each of their states."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from searching import answer_with, hit, open_dialog

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MODES = {
    "light": {"viewport": DESKTOP, "color_scheme": "light"},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
    "forced colors": {"viewport": DESKTOP, "forced_colors": "active"},
    "more contrast": {"viewport": DESKTOP, "contrast": "more"},
    "narrow": {"viewport": {"width": 320, "height": 640}},
    "large text": {"viewport": {"width": 1280, "height": 1800}},
}
ROW = {"kind": "row", "cell": 1, "cells": [["Wood", "Oak"], ["Size", "3 pt (6 px)"], ["A", "b"]]}


def check(page):
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture(params=MODES)
def enter(request, visit, http_address):
    """Opens a page of the site in a mode."""
    def open_page(path):
        page = visit(http_address + path, **MODES[request.param])
        if request.param == "large text":
            page.evaluate("document.documentElement.style.fontSize = '200%'")
        return page

    return open_page


def test_the_dialog_in_all_its_states(enter):
    page = enter("layout/index.html")
    page.evaluate("localStorage.setItem('searches', '[\"tap target\", \"size\"]')")
    dialog = open_dialog(page)
    expect(dialog.get_by_role("option")).to_have_count(2)
    check(page)
    field = dialog.get_by_role("combobox")
    field.fill("button")
    expect(dialog.locator(".excerpt mark").first).to_be_visible()
    check(page)
    field.fill("qqqq zzzz")
    expect(dialog.locator(".count")).to_contain_text("Nothing")
    check(page)
    answer_with(page, [hit("Woods", n) for n in range(20)], excerpt=ROW, also=["Toggles"],
                corrections=[["ook", "oak"]])
    field.fill("ook size")
    expect(dialog.locator(".answer .value").first).to_be_visible()
    check(page)


def test_the_page_of_results_with_filters(enter):
    page = enter("search/index.html?q=button&kind=Sections")
    expect(page.locator(".excerpt mark").first).to_be_visible()
    page.locator("form.filters details").evaluate("details => { details.open = true; }")
    check(page)


def test_a_page_with_marks(enter):
    page = enter("buttons/index.html?q=button")
    expect(page.locator("button.found")).to_be_visible()
    check(page)
