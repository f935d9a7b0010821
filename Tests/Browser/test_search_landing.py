"""Where a hit leads: to the top or the anchor, with the words marked until the reader is done."""

import re

import pytest
from playwright.sync_api import expect

from searching import arrive, open_dialog, stored

MARKED = "CSS.highlights.has('found') ? [...CSS.highlights.get('found')].map(String) : []"


def marked(page):
    return page.evaluate(MARKED)


def test_the_words_are_marked_and_the_address_stays_clean(visit, address, leaf):
    page = visit(address + "layout/index.html")
    dialog = open_dialog(page, "buttons")
    first = dialog.get_by_role("option").first
    expect(first).to_have_attribute("href", f"../buttons/{leaf}")
    first.click()
    expect(page.locator("button.found")).to_be_visible()
    assert page.url == f"{address}buttons/{leaf}"
    assert {word.lower() for word in marked(page)} == {"button", "buttons"}
    assert page.evaluate("scrollY") == 0


def test_a_section_is_marked_alone(visit, address):
    page = visit(address + "buttons/index.html?q=a+button#Style")
    expect(page.locator("button.found")).to_be_visible()
    assert page.url == address + "buttons/index.html#Style"
    places = page.evaluate("""[...CSS.highlights.get("found")].map((range) => {
      const headings = [...document.querySelectorAll("main h2")].filter((heading) =>
        heading.compareDocumentPosition(range.startContainer) & (4 | 16));
      return headings.at(-1)?.id;
    })""")
    assert set(places) == {"Style"}
    assert page.evaluate("scrollY") > 0


def test_a_guideline_is_marked_alone(visit, file_address):
    page = visit(file_address + "buttons/index.html")
    rule = page.locator(".rule:has-text('button')").first
    whole = rule.inner_text().lower()
    page.goto(f"{file_address}buttons/index.html?q=button#{rule.get_attribute('id')}")
    expect(page.locator("button.found")).to_be_visible()
    assert len(marked(page)) == whole.count("button")


def test_escape_and_the_button_take_the_marks_away(visit, file_address):
    page = visit(file_address + "buttons/index.html?q=button")
    page.locator("button.found").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("button.found")).to_have_count(0)
    assert marked(page) == []
    page.goto(file_address + "layout/index.html?q=layout")
    page.get_by_role("button", name=re.compile(r"^\d+ matches\. Remove$")).click()
    assert marked(page) == []


def test_escape_in_the_dialog_is_the_dialogs(visit, file_address):
    page = visit(file_address + "buttons/index.html?q=button")
    page.locator("button.found").wait_for()
    open_dialog(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.search")).to_be_hidden()
    assert marked(page) != []


def test_a_section_of_the_same_page_needs_no_new_one(visit, file_address):
    page = visit(file_address + "buttons/index.html")
    page.evaluate("window.isSame = true")
    dialog = open_dialog(page, "push buttons")
    dialog.locator("a.hit[href$='#Push-buttons']").click()
    expect(page.locator("button.found")).to_be_visible()
    assert page.url == file_address + "buttons/index.html#Push-buttons"
    assert page.evaluate("window.isSame") is True


def test_a_key_before_the_answer_takes_the_words_along(visit, address, leaf):
    """Enter is pressed while the engine still looks for what was typed."""
    page = visit(address + "layout/index.html")
    dialog = open_dialog(page)
    page.evaluate("""() => {
      const find = hig.find;
      hig.find = async (...words) => {
        const found = await find(...words);
        await new Promise((resolve) => { setTimeout(resolve, 200); });
        return found;
      };
    }""")
    page.keyboard.insert_text("buttons")
    page.keyboard.press("Enter")
    assert dialog.locator("a.unit").count() == 0
    expect(page.locator("button.found")).to_be_visible()
    assert page.url == f"{address}buttons/{leaf}"


def test_a_key_before_the_answer_is_remembered(visit, file_address):
    page = visit(file_address + "layout/index.html")
    open_dialog(page)
    # The page stays: one that is left may end before the browser has what it stores.
    page.evaluate("() => addEventListener('click', (event) => event.preventDefault())")
    page.keyboard.insert_text("buttons")
    page.keyboard.press("Enter")
    page.wait_for_function("() => hig.recent.read().length > 0")
    assert stored(page) == ["buttons"]


def test_a_new_tab_is_marked_too(visit, address, leaf):
    page = visit(address + "layout/index.html")
    open_dialog(page, "buttons")
    with page.context.expect_page() as opened:
        page.keyboard.press("Control+Enter")
    expect(opened.value.locator("button.found")).to_be_visible()
    assert opened.value.url == f"{address}buttons/{leaf}"
    expect(page.locator("dialog.search")).to_be_visible()


def test_other_parts_of_the_address_stay(visit, file_address):
    page = visit(file_address + "buttons/index.html?platforms=macos&q=button#Style")
    page.locator("button.found").wait_for()
    assert page.url == file_address + "buttons/index.html?platforms=macos#Style"


def test_a_fragment_that_names_nothing_is_the_whole_page(visit, file_address):
    page = visit(file_address + "buttons/index.html?q=button#%E0%A4%A")
    whole = page.locator("button.found")
    whole.wait_for()
    everywhere = len(marked(page))
    page.evaluate("hig.mark('button', '#Style')")
    assert 0 < len(marked(page)) < everywhere


def test_marking_needs_no_file_of_the_index(visit, http_address):
    page = visit(http_address + "buttons/index.html?q=button")
    page.locator("button.found").wait_for()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [url for url in loaded if "/search/" in url] == []


def test_words_that_are_not_there_leave_no_trace(visit, file_address):
    page = visit(file_address + "buttons/index.html?q=qqqqq")
    arrive(page, file_address + "buttons/index.html")
    expect(page.locator("button.found")).to_have_count(0)


def test_without_highlights_words_are_wrapped_and_unwrapped(visit, file_address):
    page = visit(file_address + "layout/index.html")
    # A key brings them, and they have words of their own.
    page.evaluate("hig.bundle('tables')")
    before = page.locator("main").inner_text()
    page.evaluate("""() => {
      delete CSS.__proto__.highlights;
      delete CSS.highlights;
      return Promise.all(["search", "found"].map(hig.bundle))
        .then(() => hig.mark("layout grid"));
    }""")
    assert page.evaluate("'highlights' in CSS") is False
    assert page.locator("mark.found-word").count() > 3
    page.keyboard.press("Escape")
    expect(page.locator("mark.found-word")).to_have_count(0)
    assert page.locator("main").inner_text() == before


@pytest.mark.parametrize("query, text, says", [
    ("size", "Sizes and sizing, sized.", ["Sizes", "sizing", "sized"]),
    ("tap target", "Tapped a TARGET.", ["Tapped", "TARGET"]),
    ("the buttons", "The button", ["button"]),
    ("the", "The end", ["The"]),
    ("menu but", "A menu, buttons, a butter.", ["menu", "buttons", "butter"]),
    ("menu but ", "A menu, buttons.", ["menu"]),
    ("cafe", "Café", ["Café"]),
    ("44x44 @3x", "44x44 pt @3x", ["44x44", "3x"]),
    ("glass", "glasses, gloss", ["glasses"]),
])
def test_what_counts_as_the_same_word(visit, file_address, query, text, says):
    page = visit(file_address + "index.html")
    found = page.evaluate("""([query, text]) => hig.bundle("search").then(() =>
      hig.matcher(query)(text).map(([start, end]) => text.slice(start, end)))""", [query, text])
    assert found == says
