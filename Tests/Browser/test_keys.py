"""Keys beside those of the search, ways past the bar, and the place where a page was left."""

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
