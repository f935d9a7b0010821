"""Addresses that lead nowhere: what the reader is offered instead."""

import pytest


@pytest.mark.parametrize("address, offer, href", [
    ("design/human-interface-guidelines/layout", "The page is here: Layout", "/layout/"),
    ("laoyut/", "Did you mean: Layout", "/layout/"),
])
def test_the_nearest_page_is_offered(chromium, http_address, address, offer, href):
    context = chromium.new_context()
    page = context.new_page()
    assert page.goto(http_address + address).status == 404
    nearest = page.locator(".nearest")
    nearest.wait_for()
    assert nearest.inner_text().startswith(offer)
    assert nearest.get_by_role("link").first.get_attribute("href") == href
    context.close()


def test_a_page_of_that_name_is_offered_alone(chromium, http_address):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(http_address + "design/human-interface-guidelines/icons")
    nearest = page.locator(".nearest")
    nearest.wait_for()
    assert nearest.inner_text() == "The page is here: Icons"
    context.close()


def test_without_a_near_one_all_pages_are_offered(chromium, http_address):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(http_address + "zzzzzzzzzzzzzzzz")
    assert not page.locator(".nearest").is_visible()
    assert page.locator(".index a").count() > 10
    context.close()
