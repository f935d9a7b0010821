"""The page of results: filters in its address, more on demand, and a way on without scripts."""

import re

import pytest
from playwright.sync_api import expect

from searching import COUNT, answer_with, hit


def show(page, address):
    page.goto(address)
    expect(page.locator(".count")).to_have_text(COUNT)


def number(page):
    """Pages and sections together."""
    return sum(map(int, re.findall(r"\d+", page.locator(".count").inner_text())))


def box(page, name):
    return page.get_by_role("checkbox", name=re.compile(rf"^{name} ?\d+$"))


@pytest.fixture
def page(visit, address):
    page = visit(address + "search/index.html?q=button")
    expect(page.locator(".count")).to_have_text(COUNT)
    return page


def test_a_filter_leaves_as_many_as_it_said_and_stands_in_the_address(page, address):
    every, words = number(page), page.locator(".count").inner_text()
    assert re.match(r"\d+ pages? and \d+ sections?$", words)
    expect(page).to_have_title(re.compile("^button · "))
    page.locator("form.filters details").evaluate("details => { details.open = true; }")
    pages = box(page, "Pages")
    said = int(pages.locator("xpath=..").locator("small").inner_text())
    assert 0 < said < every
    pages.check()
    expect(page.locator(".count")).to_have_text(re.compile(f"^(Best matches: )?{said} pages?$"))
    assert page.url == address + "search/index.html?q=button&kind=Pages"
    assert page.locator("main a.hit[href*='#']").count() == 0
    expect(box(page, "Sections")).not_to_be_checked()
    page.go_back()
    expect(page.locator(".count")).to_have_text(words)
    expect(pages).not_to_be_checked()
    page.go_forward()
    expect(page.locator(".count")).to_have_text(re.compile(f"^(Best matches: )?{said} pages?$"))
    expect(pages).to_be_checked()
    page.get_by_role("button", name="Clear all").click()
    expect(page.locator(".count")).to_have_text(words)
    assert page.url == address + "search/index.html?q=button"


def test_filters_of_two_facets_narrow_and_of_one_widen(page, address):
    start = address + "search/index.html?q=button"
    counts = {}
    for filters in ["&platform=macOS", "&platform=macOS&platform=watchOS",
                    "&platform=macOS&kind=Sections"]:
        show(page, start + filters)
        counts[filters] = number(page)
    one, two, narrow = counts.values()
    assert narrow < one <= two


def test_a_filter_that_is_unknown_is_none(page, address):
    every = number(page)
    show(page, address + "search/index.html?q=button&platform=BeOS&colour=red")
    assert number(page) == every


def test_more_is_shown_when_it_is_asked_for(page):
    shown = page.locator("main a.hit")
    assert shown.count() == 20
    more = page.get_by_role("button", name=f"Show 20 more of {number(page) - 20}")
    more.click()
    expect(shown.nth(20)).to_be_focused()
    assert 20 < shown.count() <= 40


@pytest.mark.parametrize("words, marked", [
    ("iphone pro", r"(?i)(iphones?|pro)"), ("iphone provi", r"(?i)(iphones?|provi\w+)"),
    ("iphone provi ", r"(?i)(iphones?|provi\w+)"),
])
def test_a_word_that_is_finished_is_marked_whole(visit, http_address, words, marked):
    """What a word may become is marked only while no page has it as it is."""
    page = visit(http_address + f"search/index.html?q={words}")
    marks = page.locator("main .unit mark:not(.pair)")
    expect(marks.nth(4)).to_be_visible()
    texts = marks.all_inner_texts()
    assert [text for text in texts if not re.fullmatch(marked, text)] == []
    assert [text for text in texts if text.lower().startswith("pro")]


def test_a_group_that_is_cut_leads_to_all_of_it(page, address):
    for kind in ["Pages", "Sections"]:
        show(page, address + "search/index.html?q=button")
        group = page.locator(".hit-group", has=page.get_by_role("heading", name=kind))
        link = group.get_by_role("link", name=re.compile(r"^All \d+$"))
        every = int(re.sub(r"\D", "", link.inner_text()))
        assert group.locator(".hit").count() < every
        # Rows that answer may come above it meanwhile, which a pointer would miss.
        link.press("Enter")
        expect(page.locator(".count")).to_have_text(f"{every} {kind.lower()}")
        assert page.url == address + f"search/index.html?q=button&kind={kind}"
        expect(page.locator(".hit-kind a")).to_have_count(0)
        expect(page.locator(".big input")).to_be_focused()


def test_words_typed_there_are_found_and_kept(page, address, leaf):
    field = page.get_by_role("searchbox", name="Words to find")
    field.fill("typography")
    expect(page.locator("main a.hit").first).to_have_attribute("href", f"../typography/{leaf}")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address + "search/index.html?q=typography")
    page.go_back()
    expect(field).to_have_value("button")


def test_nothing_found_under_filters_offers_the_same_without_them(visit, file_address):
    page = visit(file_address + "search/index.html")
    facet = {"facet": "kind", "name": "Pages", "bit": 0, "count": 0}
    answer_with(page, [], facets=[facet])
    page.evaluate("""() => {
      const { search } = hig;
      hig.search = async (query, limit, mask) =>
        ({ ...await search(query, limit), total: mask ? 0 : 5 });
      history.replaceState(null, "", "?q=shape&kind=Pages");
      dispatchEvent(new PopStateEvent("popstate"));
    }""")
    expect(page.locator(".count")).to_have_text("Nothing found for “shape”")
    expect(page.locator("main a.hit").first).to_have_text("shape5 pages without filters")
    expect(page.locator("main a.hit").nth(1)).to_have_attribute("href", "../a-z/index.html")


def test_a_hit_of_the_page_is_marked_where_it_leads(page, address, leaf):
    page.locator("main a.hit").first.click()
    expect(page.locator("button.found")).to_be_visible()
    assert page.url == f"{address}buttons/{leaf}"


@pytest.mark.parametrize("width", [320, 820, 1440])
def test_nothing_of_it_scrolls_sideways(visit, file_address, width):
    page = visit(file_address + "search/index.html?q=size&platform=iOS",
                 viewport={"width": width, "height": 900})
    expect(page.locator(".excerpt mark").first).to_be_visible()
    page.locator("form.filters details").evaluate("details => { details.open = true; }")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_answers_look_alike_there(visit, file_address):
    page = visit(file_address + "search/index.html")
    answer_with(page, [hit("Woods", 1)], excerpt={
        "kind": "row", "cell": 1, "cells": [["Wood", "Oak"], ["Size", "3 pt"], ["Grain", "Fine"]]})
    page.get_by_role("searchbox", name="Words to find").fill("oak")
    expect(page.locator("main .answer .value")).to_have_text("3 pt")
    expect(page.get_by_role("heading", name="Answers")).to_be_visible()
    expect(page.locator("main .pair b")).to_have_css("display", "inline")
    (size, color), (other, _), (_, ink) = (
        page.locator(part).evaluate(
            "part => [parseFloat(getComputedStyle(part).fontSize), getComputedStyle(part).color]")
        for part in ("main .answer .value", "main .pair b", "main"))
    assert size > 1.3 * other and color == ink


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_excerpts_have_their_room_before_they_come(visit, file_address, width):
    page = visit(file_address + "search/index.html", viewport={"width": width, "height": 800})
    answer_with(page, [hit("Woods", 1), hit("More", 2)])
    page.evaluate("""() => {
      window.texts = [];
      hig.excerpt = () => new Promise((say) => texts.push(say));
    }""")
    page.get_by_role("searchbox", name="Words to find").fill("oak")
    second = page.locator("main a.hit").nth(1)
    before = second.bounding_box()
    page.wait_for_function("() => texts.length >= 2")
    page.evaluate("""() => texts.forEach((say) => say(
      { pieces: ["Oak ", "word ".repeat(20)], anchor: "", kind: "text", cells: [], cell: -1 }))""")
    expect(second.locator(".excerpt")).to_have_text(re.compile("^Oak"))
    assert second.bounding_box() == before


def test_an_empty_page_has_examples_that_find_something(visit, file_address):
    page = visit(file_address + "search/index.html")
    examples = page.locator(".examples a")
    for place in range(examples.count()):
        words = examples.nth(place).inner_text()
        examples.nth(place).click()
        expect(page.get_by_role("searchbox", name="Words to find")).to_have_value(words)
        expect(page.locator("main a.hit").first).to_be_visible()
        expect(page.locator(".examples")).to_be_hidden()
        page.go_back()
        expect(page.locator(".examples")).to_be_visible()
    assert place >= 4


def test_without_scripts_it_leads_to_the_index(visit, file_address):
    page = visit(file_address + "search/index.html", java_script_enabled=False)
    expect(page.locator("form.filters")).to_be_hidden()
    page.get_by_role("link", name="index from A to Z").click()
    expect(page.locator("main a").nth(20)).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("path", ["search/index.html?q=button", "404.html"])
def test_the_bar_has_a_field_while_that_of_the_page_is_out_of_view(visit, http_address, path, width):
    page = visit(http_address + "index.html", viewport={"width": width, "height": 700})
    page.goto(http_address + path)
    own, other = page.locator(".big input"), page.locator(".bar search input")
    expect(own).to_be_in_viewport()
    if width > 640 or "search" in path:
        expect(other).to_be_hidden()
    page.wait_for_function("() => document.documentElement.scrollHeight > 2000")
    page.evaluate("scrollTo(0, 1200)")
    expect(other).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    expect(own).to_be_in_viewport()


def test_the_field_of_the_bar_asks_that_of_the_page(visit, http_address):
    page = visit(http_address + "search/index.html?q=button")
    expect(page.locator(".count")).to_have_text(COUNT)
    page.evaluate("scrollTo(0, 1200)")
    page.locator(".bar search input").click()
    own = page.locator(".big input")
    expect(own).to_be_focused()
    expect(own).to_be_in_viewport()
    page.keyboard.type("contrast")
    expect(own).to_have_value("contrast")
    expect(page.locator("main a.hit").first).to_contain_text(re.compile("contrast", re.I))


@pytest.mark.parametrize("width", [320, 820, 1440])
@pytest.mark.parametrize("path", ["layout/index.html", "index.html", "404.html"])
def test_without_scripts_the_index_stands_where_the_search_was(visit, http_address, path, width):
    page = visit(
        http_address + path, java_script_enabled=False, viewport={"width": width, "height": 800})
    assert page.locator("input:visible").count() == 0
    link = page.locator(".bar").get_by_role("link", name="A–Z")
    expect(link).to_be_visible()
    link.click()
    expect(page.locator("h1")).to_have_text("A–Z")
