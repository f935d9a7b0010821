"""What the dialog says beside its hits: corrections, synonyms, what to try, what was searched."""

import pytest
from playwright.sync_api import expect

from searching import COUNT, answer_with, arrive, hit, open_dialog, stored


@pytest.fixture
def page(visit, file_address):
    return visit(file_address + "layout/index.html")


def test_a_correction_is_told_with_the_word_that_nobody_wrote(page):
    answer_with(page, [hit()], corrections=[["buton", "button"]])
    dialog = open_dialog(page, "buton")
    expect(dialog.locator(".note")).to_have_text(
        "Showing results for button: no match for “buton”.")


def test_words_that_no_page_has_are_told(page):
    answer_with(page, [hit()], missing=["zzz", "qqq"])
    dialog = open_dialog(page, "button zzz qqq")
    expect(dialog.locator(".note")).to_have_text("No page has “zzz” or “qqq”.")


def test_the_engine_tells_which_words_no_page_has(visit, http_address):
    page = visit(http_address + "layout/index.html")
    dialog = open_dialog(page, "contrast zzzqqq ")
    expect(dialog.locator(".note")).to_contain_text("No page has “zzzqqq”.")


def test_synonyms_are_told(page):
    answer_with(page, [hit()], also=["Toggles", "Sheets"])
    dialog = open_dialog(page, "switch")
    expect(dialog.locator(".note")).to_have_text("Also searching Toggles, Sheets.")
    expect(dialog.get_by_role("status")).to_have_text("1 pageAlso searching Toggles, Sheets.")


@pytest.mark.parametrize("words, total, whole, parts, said", [
    ("a", 3, 1, 2, "1 page and 2 sections"), ("a", 2, 0, 2, "2 sections"),
    ("a b", 10, 4, 6, "Best matches: 4 pages and 6 sections"),
    ("a b", 11, 4, 7, "4 pages and 7 sections"),
    # Counts of a kind are those without the filter by kind.
    ("a b", 20, 20, 300, "20 pages"),
])
def test_the_count_says_what_it_counts(page, words, total, whole, parts, said):
    kinds = [{"facet": "kind", "name": name, "bit": bit, "count": count}
             for bit, (name, count) in enumerate([("Pages", whole), ("Sections", parts)])]
    answer_with(page, [hit(), hit("Shape", 2)], total=total, facets=kinds)
    expect(open_dialog(page, words).locator(".count")).to_have_text(said)


@pytest.mark.parametrize("anchor, whole, parts, said", [
    ("Shape", 4, 64, "68 results"), ("", 4, 64, "68 results"), ("Shape", 0, 68, "68 sections"),
])
def test_a_kind_that_is_not_listed_is_not_counted_apart(page, anchor, whole, parts, said):
    kinds = [{"facet": "kind", "name": name, "bit": bit, "count": count}
             for bit, (name, count) in enumerate([("Pages", whole), ("Sections", parts)])]
    answer_with(page, [hit(anchor, n) for n in range(20)], total=68, facets=kinds)
    dialog = open_dialog(page, "a b")
    expect(dialog.locator(".count")).to_have_text(said)
    expect(dialog.get_by_role("option").last).to_have_text(f"All {said}")


def test_more_hits_than_are_shown_lead_to_the_page_of_all(page):
    answer_with(page, [hit(f"a{n}", n) for n in range(20)], total=37)
    dialog = open_dialog(page, "a b")
    expect(dialog.locator(".count")).to_have_text("37 sections")
    assert dialog.get_by_role("option").count() == 13
    last = dialog.get_by_role("option", name="All 37 sections")
    expect(last).to_have_attribute("href", "../search/index.html?q=a%20b")


def test_where_nothing_is_found_fewer_words_and_the_lists_are_offered(page):
    dialog = open_dialog(page)
    page.evaluate("""() => {
      hig.search = async (query) => {
        const total = query === "shape" ? 3 : 0;
        return { hits: [], also: [], corrections: [], missing: [], facets: [], total };
      };
    }""")
    field = dialog.get_by_role("combobox")
    field.fill("xxxx shape")
    expect(dialog.locator(".count")).to_have_text("Nothing found for “xxxx shape”")
    expect(dialog.locator(".note")).to_contain_text("Try fewer words")
    options = dialog.get_by_role("option")
    expect(options).to_have_text(["shape3 pages", "A to ZEvery page and its subjects",
                                  "PlatformsPages by platform"])
    assert field.get_attribute("aria-activedescendant") is None
    expect(options.nth(1)).to_have_attribute("href", "../a-z/index.html")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(field).to_have_value("shape")
    expect(field).to_be_focused()


def test_searches_that_led_somewhere_are_offered_again(page, file_address):
    dialog = open_dialog(page, "typography")
    # A page that is left may end before the browser has what it stores: this one stays a moment.
    page.evaluate("() => addEventListener('click', (event) => event.preventDefault())")
    dialog.get_by_role("option").first.click()
    assert stored(page) == ["typography"]
    page.goto(file_address + "typography/index.html")
    dialog = open_dialog(page)
    expect(dialog.get_by_role("group", name="Recent searches")).to_be_visible()
    recent = dialog.get_by_role("option", name="typography")
    recent.click()
    expect(dialog.get_by_role("combobox")).to_have_value("typography")
    expect(dialog.locator(".count")).to_have_text(COUNT)


def test_a_search_in_another_tab_is_offered_in_an_open_dialog(page):
    dialog = open_dialog(page)
    expect(dialog.get_by_role("group", name="Recent searches")).to_have_count(0)
    other = page.context.new_page()
    other.goto(page.url)
    open_dialog(other)
    other.evaluate("hig.recent.add('typography')")
    recent = dialog.get_by_role("group", name="Recent searches").get_by_role("option")
    expect(recent).to_have_text(["typography"])
    dialog.get_by_role("combobox").fill("color")
    expect(dialog.locator(".count")).to_have_text(COUNT)
    page.evaluate("() => addEventListener('storage', () => { window.isTold = true; })")
    other.evaluate("hig.recent.add('layout')")
    page.wait_for_function("() => window.isTold")
    assert recent.count() == 0


def test_recent_searches_are_few_each_once_and_can_be_forgotten(page):
    dialog = open_dialog(page)
    page.evaluate("for (const words of 'a b c d e f g C'.split(' ')) hig.recent.add(words)")
    assert stored(page) == ["C", "g", "f", "e", "d", "b"]
    page.keyboard.press("Escape")
    dialog = open_dialog(page)
    expect(dialog.get_by_role("option")).to_have_text(["C", "g", "f", "e", "d", "b"])
    dialog.get_by_role("button", name="Forget these searches").click()
    expect(dialog.get_by_role("group", name="Recent searches")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Forget these searches")).to_be_hidden()
    expect(dialog.get_by_role("combobox")).to_be_focused()
    assert stored(page) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_an_empty_field_shows_what_can_be_typed(visit, file_address, width):
    page = visit(
        file_address + "layout/index.html", viewport={"width": width, "height": 844})
    dialog = open_dialog(page)
    options = dialog.get_by_role("group", name="What you can type").get_by_role("option")
    expect(options.nth(2)).to_be_visible()
    field = dialog.get_by_role("combobox")
    assert field.get_attribute("aria-activedescendant") is None
    expect(dialog.get_by_role("button", name="Forget these searches")).to_be_hidden()
    words = options.first.locator(".name").inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(field).to_have_value(words)
    expect(dialog.locator(".count")).to_have_text(COUNT)


@pytest.mark.parametrize("kept", ["[1, null, \" \"]", "{", "{\"a\": 1}", "7"])
def test_a_damaged_memory_is_none(page, kept):
    page.evaluate("(kept) => localStorage.setItem('searches', kept)", kept)
    dialog = open_dialog(page)
    expect(dialog.locator(".hint")).to_be_visible()
    expect(dialog.get_by_role("group", name="What you can type")).to_be_visible()
    expect(dialog.get_by_role("group", name="Recent searches")).to_have_count(0)


def test_without_storage_the_search_works(visit, file_address):
    page = visit(file_address + "layout/index.html")
    page.evaluate("""() => Object.defineProperty(window, "localStorage",
      { get() { throw new DOMException("closed", "SecurityError"); } })""")
    dialog = open_dialog(page)
    expect(dialog.get_by_role("group", name="What you can type")).to_be_visible()
    dialog.get_by_role("combobox").fill("typography")
    dialog.get_by_role("option").first.click()
    arrive(page, "**/typography/index.html*")
