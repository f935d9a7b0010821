"""What a reader is told when the search cannot work, and that it works again when it can."""

import re

import pytest
from playwright.sync_api import expect

from searching import COUNT


@pytest.fixture
def page(visit, http_address):
    page = visit(http_address + "index.html")
    page.keyboard.press("/")
    return page


def search_for(page, words):
    page.locator("dialog.search input").fill(words)
    return expect(page.locator("dialog.search .count"))


def test_a_file_of_another_build_is_told_and_then_forgotten(page):
    def stale(route):
        name = route.request.url.split("/")[-1].removesuffix(".js")
        # Raw deflate of nothing.
        route.fulfill(body=f'hig("{name}","AwA=")', content_type="text/javascript")

    page.route("**/search/terms-*", stale)
    search_for(page, "button").to_have_text(
        re.compile(r"^The search cannot start\. search/terms-.*damaged, or of another build"))
    page.unroute("**/search/terms-*")
    search_for(page, "buttons").to_have_text(COUNT)


def test_a_file_that_is_no_file_of_ours_is_told(page):
    page.route("**/search/start.js",
               lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.reload()
    page.keyboard.press("/")
    search_for(page, "button").to_have_text(re.compile(r"search/start\.js: cannot be loaded"))


def test_after_a_trap_the_next_question_gets_a_new_engine(page):
    page.evaluate("hig.bundle('search').then(() => hig.search('warm', 1))")
    page.evaluate("""() => {
      const instantiate = WebAssembly.instantiate;
      window.started = 0;
      WebAssembly.instantiate = (...given) => { window.started += 1; return instantiate(...given); };
      // Where this one question is handed over: the dialog asks questions of its own meanwhile.
      const { encode } = TextEncoder.prototype;
      TextEncoder.prototype.encode = function (text) {
        if (text !== "button") return encode.call(this, text);
        TextEncoder.prototype.encode = encode;
        throw new WebAssembly.RuntimeError("unreachable");
      };
    }""")
    assert page.evaluate("hig.search('button', 1).then(() => 'fine', (error) => error.message)") \
        == "unreachable"
    assert page.evaluate("hig.search('button', 1).then((found) => found.hits.length)") == 1
    assert page.evaluate("window.started") == 1


def test_hig_takes_no_file_that_nobody_asked_for(page):
    told = "hig.bundle('search').then(() => hig.load('../../elsewhere')).then(() => 'loaded', (error) => error.message)"
    assert page.evaluate(told) == "../../elsewhere: no file of the index"
    page.evaluate("hig('manifest', 'not asked for')")
    search_for(page, "button").to_have_text(COUNT)
