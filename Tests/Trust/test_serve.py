"""`hig serve` shows the site alone, also while somebody changes the folders around it."""

import http.client
import re
import subprocess
import time

import pytest

from pages import own_page
from snapshots import changes
from world import SECRET


@pytest.fixture
def served(sound):
    """A project that is served: gives a way to ask for paths."""
    server = subprocess.Popen([sound.binary, "serve", "--port", "0"], cwd=sound.project,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    port = int(re.search(r":(\d+)/", server.stdout.readline()).group(1))

    def ask(path):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.putrequest("GET", path, skip_host=True)
        connection.putheader("Host", "localhost")
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body.decode(errors="replace")

    yield ask
    server.terminate()
    assert server.wait(timeout=20) == 0
    assert changes(sound.before, sound.outside()) == []


def test_links_in_a_site_are_not_served(sound, served):
    assert served("/cups/")[0] == 200
    sound.link("public/elsewhere", sound.victim)
    sound.link("public/keep.txt", sound.victim / "keep.txt")
    sound.pipe("public/pipe.txt")
    for path in ("/elsewhere/keep.txt", "/keep.txt", "/elsewhere/", "/pipe.txt",
                 "/../../../../victim/keep.txt", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/victim/keep.txt",
                 "/cups/..%2f..%2fcontent/pages/current/cups.md", "//elsewhere/keep.txt",
                 "/.hig-site", "/.git/config", "/keep.txt/", f"/{sound.victim}/keep.txt"):
        status, body = served(path)
        assert status in (400, 403, 404), path
        assert SECRET not in body, path


def test_a_link_that_comes_while_serving_is_not_read(sound, served):
    sound.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs", edition="../../../made"))
    sound.link("content/raw/elsewhere", sound.victim)
    sound.link("content/pages/elsewhere", sound.victim)
    sound.link("content/assets/keep.svg", sound.victim / "keep.txt")
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline and not sound.leaks("Mugs", ["public"]):
        time.sleep(0.2)
    assert served("/cups/")[0] == 200
    assert sound.leaks(folders=["public"]) == []
