"""The tree of pages: its groups open in place, on a site of any size, and stay open."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(visit, address):
    return visit(address + "layout/index.html")


def opened(page):
    return page.locator(".tree details[open] > summary").all_inner_texts()


def open_group(page):
    """Opens the first group that is closed; its name and the address that it had."""
    link = page.locator(".tree :is(a.opens, details:not([open]) > summary)").first
    name, href = link.inner_text(), link.get_attribute("href")
    link.click()
    group = page.locator(".tree details", has=page.get_by_text(name, exact=True))
    expect(group.locator("ul a").first).to_be_visible()
    return name, href, group


def test_a_group_opens_where_it_stands(page):
    own = opened(page)
    name, href, group = open_group(page)
    assert page.url.removesuffix("index.html").endswith("layout/")
    assert name in opened(page) and set(own) < set(opened(page))
    links = group.locator("ul a")
    assert links.first.inner_text() == "Overview"
    assert links.first.get_attribute("href") == href
    links.nth(1).click()
    expect(page.locator(".tree [aria-current=page]").first).to_be_visible()


def test_it_stays_open_on_the_next_page_at_the_same_place(visit, http_address):
    page = visit(http_address + "layout/index.html", viewport={"width": 1360, "height": 300})
    name, _, _ = open_group(page)
    page.evaluate("document.getElementById('tree').scrollTop = 40")
    page.goto(http_address + "color/index.html")
    expect(page.locator(".tree summary", has_text=name)).to_be_visible()
    assert name in opened(page)
    group = page.locator(".tree details", has=page.get_by_text(name, exact=True))
    group.locator("summary").click()
    page.goto(http_address + "layout/index.html")
    assert name not in opened(page)


def test_a_group_stays_closed_though_the_page_is_left_at_once(page):
    """The toggle is told later than the page is gone."""
    name, _, group = open_group(page)
    kept = page.evaluate("""(name) => {
      const groups = [...document.querySelectorAll(".tree details[open]")];
      groups.find((one) => one.querySelector("summary").textContent === name).open = false;
      dispatchEvent(new PageTransitionEvent("pagehide"));
      return sessionStorage.getItem("tree") ?? "";
    }""", name)
    href = group.locator("ul a").first.get_attribute("href").removeprefix("../")
    assert f'"{href}"' not in kept


def test_a_click_counts_during_which_the_groups_are_made(visit, http_address):
    """What is pressed is not replaced before it is let go: the click would be lost."""
    page = visit(http_address + "search/index.html")
    page.route("**/assets/tree.*", lambda route: (page.wait_for_timeout(200), route.continue_()))
    page.goto(http_address + "layout/index.html")
    link = page.locator(".tree a.opens").first
    name, box = link.inner_text(), link.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.wait_for_timeout(500)
    page.mouse.up()
    expect(page.locator(".tree details[open] > summary", has_text=name)).to_be_visible()


def test_keys_open_a_group_and_keep_their_place(page):
    link = page.locator(".tree a.opens").first
    name = link.inner_text()
    link.focus()
    summary = page.locator(".tree summary", has_text=name)
    expect(summary).to_be_focused()
    summary.press("Enter")
    expect(page.locator(".tree details[open] > summary", has_text=name)).to_be_visible()


def test_without_scripts_the_name_of_a_group_leads_to_its_page(visit, file_address):
    page = visit(file_address + "layout/index.html", java_script_enabled=False)
    link = page.locator(".tree a.opens").first
    href = link.get_attribute("href")
    link.click()
    page.wait_for_url("**/" + href.removeprefix("../"))
    expect(page.locator("main li a").nth(1)).to_be_attached()


def test_a_tree_that_cannot_be_loaded_leads_on(visit, http_address):
    page = visit(http_address + "search/index.html")
    page.route("**/tree.js", lambda route: route.fulfill(body=""))
    page.goto(http_address + "layout/index.html")
    link = page.locator(".tree a.opens").first
    href = link.get_attribute("href")
    link.click()
    page.wait_for_url("**/" + href.removeprefix("../").removesuffix("index.html") + "**")


@pytest.mark.parametrize("value", ["{", "null", "[]", '{"open": 3}', '{"open": [["x", 1]]}'])
def test_what_others_left_in_the_storage_does_no_harm(visit, http_address, value):
    page = visit(http_address + "layout/index.html")
    page.evaluate("(value) => sessionStorage.setItem('tree', value)", value)
    page.reload()
    open_group(page)


def test_the_ways_in_stand_in_the_bar(visit, http_address):
    page = visit(http_address + "layout/index.html", viewport={"width": 1360, "height": 800})
    ways = page.get_by_role("navigation", name="Browse")
    ways.get_by_role("link", name="Guidelines").click()
    expect(ways.locator("[aria-current=page]")).to_have_text("Guidelines")
    page.goto(http_address + "guidelines/avoid/index.html")
    expect(ways.locator("[aria-current=true]")).to_have_text("Guidelines")


def test_on_a_phone_they_stand_in_the_menu(visit, http_address):
    page = visit(http_address + "layout/index.html", viewport={"width": 390, "height": 800})
    assert page.get_by_role("navigation", name="Browse").is_hidden()
    page.get_by_role("button", name="All pages").click()
    page.locator(".tree").get_by_role("link", name="Tables").click()
    expect(page).to_have_url(http_address + "tables/")
