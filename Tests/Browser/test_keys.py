"""Keys beside those of the search, ways past the bar, and the place where a page was left."""

import pytest
from playwright.sync_api import expect

PAGE = "layout/index.html"


def test_a_question_mark_lists_the_keys(visit, address):
    page = visit(address + PAGE)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.locator("#site-search").focus()
    page.keyboard.press("?")
    expect(dialog).to_be_hidden()


def test_the_search_leads_to_the_keys(visit, address):
    page = visit(address + PAGE)
    page.keyboard.press("/")
    page.locator("dialog.search").get_by_role("button", name="All keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.locator("dialog.search")).to_be_hidden()


def test_letters_turn_pages_only_if_chosen(visit, http_address):
    page = visit(http_address + PAGE)
    start = page.url
    page.keyboard.press("n")
    page.wait_for_timeout(50)
    assert page.url == start
    page.keyboard.press("?")
    page.get_by_label("Turn pages with n and p").check()
    page.keyboard.press("Escape")
    page.reload()
    following = page.locator(".pager [rel=next]").evaluate("(link) => link.href")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("n")
    page.wait_for_url(following)


def test_ways_past_the_bar(visit, file_address):
    page = visit(file_address + PAGE)
    skips = page.locator(".skip")
    assert skips.all_inner_texts() == [
        "Skip to the text", "Skip to the contents", "Skip to the search"]
    for skip, goal in zip(skips.all(), ["#main", "#page-contents", "#site-search"]):
        skip.focus()
        assert skip.bounding_box()["y"] > 0
        skip.press("Enter")
        expect(page.locator(goal)).to_be_focused()


def test_a_way_to_the_filters(visit, file_address):
    page = visit(file_address + "guidelines/index.html")
    page.get_by_text("Skip to the filters").press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".sift input")).to_be_focused()


def test_a_long_page_goes_on_where_it_was_left(visit, http_address):
    page = visit(http_address + PAGE, viewport={"width": 1360, "height": 600})
    page.locator("#Specifications").evaluate("(heading) => heading.scrollIntoView()")
    expect(page.locator(".contents [aria-current]")).to_be_visible()
    page.goto(http_address + "color/index.html")
    page.goto(http_address + PAGE)
    offer = page.locator(".place")
    expect(offer).to_contain_text("Continue at")
    offer.click()
    assert page.evaluate("scrollY") > 600
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("width", [390, 820, 1360])
def test_the_bar_does_not_move_the_page(visit, http_address, width):
    page = visit(http_address + PAGE, viewport={"width": width, "height": 600})
    page.evaluate("scrollTo(0, 900)")
    page.keyboard.press("/")
    expect(page.locator("dialog.search")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.search")).to_be_hidden()
    assert page.evaluate("scrollY") == 900
    page.locator("header button:visible").first.click()
    assert page.evaluate("scrollY") == 900


def test_the_contents_mark_where_they_led(visit, http_address):
    page = visit(http_address + PAGE, viewport={"width": 1360, "height": 900})
    for link in page.locator(".contents a").all():
        link.click()
        expect(page.locator(".contents [aria-current]")).to_have_text(link.text_content())
        assert 50 < page.locator(":target").bounding_box()["y"] < 850


@pytest.fixture
def reading(visit, http_address):
    """A page, and what a key puts into the clipboard."""
    page = visit(http_address + PAGE, permissions=["clipboard-read", "clipboard-write"])

    def copied():
        page.keyboard.press("c")
        expect(page.locator(".toast")).to_contain_text("Link copied")
        return page.evaluate("navigator.clipboard.readText()")

    return page, copied


def test_a_letter_copies_the_link_of_what_is_read(reading):
    page, copied = reading
    rule = page.locator(".rule + .rule").first
    anchor = rule.get_attribute("id")
    rule.evaluate("(rule) => rule.scrollIntoView({ behavior: 'instant' })")
    assert copied().endswith("#" + anchor)
    lead = " ".join(rule.locator("strong").inner_text().split())
    assert lead in page.locator(".toast").inner_text()
    page.locator(".rule > a").nth(4).focus()
    assert copied().endswith("#" + page.locator(".rule").nth(4).get_attribute("id"))


def test_where_nothing_has_a_link_the_page_is_copied(reading):
    page, copied = reading
    page.set_viewport_size({"width": 1360, "height": 240})
    assert copied().endswith("/layout/index.html")


def test_a_letter_copies_the_guideline_that_was_looked_for(reading):
    page, copied = reading
    rule = page.locator(".rule").last
    words = rule.locator("strong").inner_text()
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.locator("dialog.search .hit").first.wait_for()
    page.keyboard.press("Enter")
    page.locator("button.found").wait_for()
    assert copied().endswith("/layout/#" + rule.get_attribute("id"))


def test_letters_can_be_given_back(reading):
    page, copied = reading
    copied()
    page.keyboard.press("?")
    page.get_by_label("Copy with c, choose platforms with l").uncheck()
    page.reload()
    page.evaluate("navigator.clipboard.writeText('mine')")
    page.keyboard.press("c")
    page.keyboard.press("l")
    page.wait_for_timeout(200)
    assert page.evaluate("navigator.clipboard.readText()") == "mine"
    assert page.locator(".lens").count() == 0


def test_letters_choose_one_platform(visit, http_address):
    page = visit(http_address + PAGE + "?platforms=macos")
    page.locator(".lens").wait_for(state="attached")
    page.keyboard.press("l")
    expect(page.locator(".lens")).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator(".lens :focus")).to_have_text("visionOS")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".lens")).to_be_hidden()
    expect(page.locator(".pick b")).to_have_text("visionOS")
    expect(page.locator(".pick")).to_be_focused()
    assert page.url.endswith("?platforms=visionos")
    page.keyboard.press("Enter")
    page.keyboard.press("i")
    page.keyboard.press("i")
    expect(page.locator(".lens :focus")).to_have_text("iPadOS")


def test_a_slash_opens_the_search_again(visit, address):
    """The field has the focus then, but nobody looks for a slash."""
    page = visit(address + PAGE)
    dialog = page.locator("dialog.search")
    for _ in range(2):
        page.keyboard.press("/")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    assert page.locator("#site-search").input_value() == ""
