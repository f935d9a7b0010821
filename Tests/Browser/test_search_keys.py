"""The search dialog under the keyboard: a combobox that says what it shows."""

import re

import pytest
from playwright.sync_api import expect

from searching import COUNT, open_dialog


@pytest.fixture
def dialog(visit, file_address):
    """An open dialog that shows hits for "button"."""
    page = visit(file_address + "index.html")
    page.keyboard.press("/")
    page.keyboard.type("button")
    dialog = page.locator("dialog.search")
    expect(dialog.locator(".count")).to_have_text(COUNT)
    return dialog


def chosen(dialog):
    """The place of the chosen hit, which the field must name too."""
    hits = dialog.get_by_role("option")
    places = [n for n in range(hits.count())
              if hits.nth(n).get_attribute("aria-selected") == "true"]
    assert len(places) == 1
    active = dialog.get_by_role("combobox").get_attribute("aria-activedescendant")
    assert active == hits.nth(places[0]).get_attribute("id")
    return places[0]


@pytest.mark.parametrize("keys", ["/", "Control+k", "Meta+k"])
def test_keys_that_open_it(visit, file_address, keys):
    page = visit(file_address + "index.html")
    page.keyboard.press(keys)
    expect(page.get_by_role("combobox")).to_be_focused()


def test_escape_leads_back_to_where_the_reader_was(visit, file_address):
    """Also the first time, when a field of the page takes the keys until the dialog is there."""
    page = visit(file_address + "layout/index.html")
    link = page.locator("main .prose a").nth(2)
    link.focus()
    for _ in range(2):
        page.keyboard.press("/")
        expect(page.get_by_role("combobox")).to_be_focused()
        page.keyboard.press("Escape")
        expect(link).to_be_focused()


def test_the_first_hit_is_chosen_and_arrows_go_around(dialog):
    last = dialog.get_by_role("option").count() - 1
    assert last > 1
    places = [chosen(dialog)]
    for key in ["ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown"]:
        dialog.page.keyboard.press(key)
        places.append(chosen(dialog))
    assert places == [0, 1, 0, last, 0]


def test_home_and_end_are_of_the_list_only_while_one_goes_through_it(dialog):
    last = dialog.get_by_role("option").count() - 1
    places = []
    for key in ["End", "Home", "ArrowDown", "End", "Home"]:
        dialog.page.keyboard.press(key)
        places.append(chosen(dialog))
    assert places == [0, 0, 1, last, 0]
    dialog.page.keyboard.press("ArrowDown")
    dialog.page.keyboard.type("s")
    expect(dialog.get_by_role("combobox")).to_have_value("sbutton")


def test_the_words_of_the_last_time_are_there_to_be_replaced(dialog):
    dialog.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    dialog.page.keyboard.press("Control+k")
    expect(dialog.get_by_role("combobox")).to_have_value("button")
    assert chosen(dialog) == 0
    dialog.page.keyboard.type("menu")
    expect(dialog.get_by_role("combobox")).to_have_value("menu")


def test_it_says_whether_there_is_something_to_choose(dialog):
    field = dialog.get_by_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "true")
    field.fill("qqqq zzzz ")
    expect(dialog.locator(".count")).to_have_text("Nothing found for “qqqq zzzz”")
    assert field.get_attribute("aria-activedescendant") is None
    field.fill("")
    expect(dialog.locator(".count")).to_have_text("")
    expect(dialog.get_by_role("group", name="What you can type")).to_be_visible()
    expect(field).to_have_attribute("aria-expanded", "true")
    assert field.get_attribute("aria-activedescendant") is None


def test_where_nothing_can_be_chosen_it_says_so(visit, http_address):
    page = visit(http_address + "layout/index.html")
    page.route("**/places.js", lambda route: route.fulfill(body=""))
    field = open_dialog(page).get_by_role("combobox")
    expect(field).to_have_attribute("aria-expanded", "false")


def test_escape_closes_it(dialog):
    dialog.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_click_beside_it_closes_it(dialog):
    dialog.page.mouse.click(5, 700)
    expect(dialog).to_be_hidden()


def test_enter_before_the_answer_opens_the_answer(visit, file_address):
    page = visit(file_address + "index.html")
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("buttons")
    page.keyboard.press("Enter")
    page.wait_for_url("**/buttons/index.html*")


def test_excerpts_mark_the_words(dialog):
    mark = dialog.locator(".excerpt mark").first
    expect(mark).to_have_text(re.compile("button", re.IGNORECASE))


def test_words_typed_into_the_header_move_into_the_dialog(visit, file_address):
    page = visit(file_address + "buttons/index.html")
    page.locator("header.bar form.find input").focus()
    page.keyboard.type("menu")
    expect(page.get_by_role("combobox")).to_be_focused()
    expect(page.get_by_role("combobox")).to_have_value("menu")
