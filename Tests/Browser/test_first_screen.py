"""The first screen: painted from the page alone, and nothing moves when the rest comes."""

import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer

import pytest

from conftest import QuietHandler
from watching import SHIFTS

KINDS = [
    "", "layout/", "components/", "guidelines/", "guidelines/avoid/", "tables/", "platforms/",
    "platforms/visionos/", "changes/", "symbols/", "a-z/", "pictures/", "editions/", "search/",
    "take/", "audit/",
]


class SlowHandler(QuietHandler):
    """What is not a page comes late, as over a slow line."""

    def do_GET(self):
        if "/assets/" in self.path:
            time.sleep(.15)
        super().do_GET()


@pytest.fixture(scope="module")
def slow_address(audited_site):
    handler = partial(SlowHandler, directory=audited_site)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_head_of_a_page_needs_no_other_file(visit, file_address):
    page = visit(file_address + "search/index.html")
    page.route("**/assets/**", lambda route: route.fulfill(body=""))
    page.goto(file_address + "layout/index.html")
    title = page.locator("h1")
    assert title.is_visible()
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    bar = page.locator(".bar").bounding_box()
    assert bar["height"] == 56 and title.bounding_box()["y"] > 56
    # What has no styles yet is there, and not shown.
    assert page.locator(".prose").is_hidden() and page.locator("#tree").is_hidden()


@pytest.mark.parametrize("width", [390, 820, 1280])
@pytest.mark.parametrize("path", ["layout/index.html", "index.html"])
def test_the_text_shows_even_if_its_styles_never_come(visit, file_address, path, width):
    page = visit(file_address + "search/index.html", viewport={"width": width, "height": 800})
    page.route("**/assets/**", lambda route: route.fulfill(body=""))
    page.goto(file_address + path)
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    for part in (page.locator("h1"), page.locator("main p").last):
        box = part.bounding_box()
        assert 0 <= box["x"] < width / 2 and box["width"] > width / 3


@pytest.mark.parametrize("width", [320, 820, 1280])
def test_nothing_moves_when_styles_and_scripts_come(visit, slow_address, width):
    page = visit(slow_address, viewport={"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    for path in KINDS:
        page.goto(slow_address + path)
        page.wait_for_timeout(60)
        assert page.evaluate("shifts") == [], path


def test_a_second_page_loads_no_style_again(visit, http_address):
    page = visit(http_address + "layout/index.html")
    sent = """() => performance.getEntriesByType("resource")
      .filter((one) => one.name.endsWith(".css")).map((one) => one.transferSize)"""
    first = page.evaluate(sent)
    page.goto(http_address + "color/index.html")
    second = page.evaluate(sent)
    # At most the head of an answer that says that nothing changed.
    assert sum(first) > 5_000 and second and max(second) < 1_000
