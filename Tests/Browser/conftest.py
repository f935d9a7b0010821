"""What the browser tests share: one site built once, a server for it, and a watched browser."""

import os
import re
import shutil
import subprocess
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import sync_playwright

from building import PROJECT, RAW, Tool
from watching import Watched


@pytest.fixture(scope="session")
def tool():
    """The `hig` under test: HIG_BIN, or the one that `make tool` builds."""
    binary = Path(os.environ.get("HIG_BIN", PROJECT / ".build/release/hig"))
    assert binary.exists(), f"no {binary}: run `make tool`, or name another with HIG_BIN"
    return Tool(binary.resolve())


@pytest.fixture(scope="session")
def pages(tool, tmp_path_factory):
    """The normalized pages of the sample corpus."""
    folder = tmp_path_factory.mktemp("pages")
    tool.ingest(RAW, pages=folder)
    return folder


@pytest.fixture(scope="session")
def site(tool, pages, tmp_path_factory):
    """The folder of the built site: HIG_SITE, or a fresh build of the sample corpus."""
    if "HIG_SITE" in os.environ:
        return Path(os.environ["HIG_SITE"]).resolve()
    folder = tmp_path_factory.mktemp("site") / "public"
    tool.build(pages, output=folder)
    return folder


@pytest.fixture(scope="session")
def audited_site(tool, tmp_path_factory):
    """The site with its audit, which only a build of raw files has: HIG_SITE, or a fresh one."""
    if "HIG_SITE" in os.environ:
        return Path(os.environ["HIG_SITE"]).resolve()
    folder = tmp_path_factory.mktemp("audited") / "public"
    tool.run("build", PROJECT, "--raw", RAW, "--output", folder, "--quiet")
    return folder


@pytest.fixture(scope="session")
def audit_address(audited_site):
    """The same from a server: axe loads its rules in a way that files forbid."""
    with served(audited_site) as address:
        yield address + "audit/"


@contextmanager
def served(folder):
    """A plain server of a folder, while it is needed."""
    handler = partial(QuietHandler, directory=folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def file_address(site):
    return site.as_uri() + "/"


@pytest.fixture(scope="session")
def http_address(tool, pages, tmp_path_factory):
    """The address that `hig serve` prints; the server is stopped at the end, and must agree."""
    folder = tmp_path_factory.mktemp("served") / "public"
    command = tool.command("serve", PROJECT, "--pages", pages, "--output", folder, "--port", "0")
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, f"`hig serve` should print its address, but said: {line!r}"
        yield found.group()
    finally:
        server.terminate()
        status = server.wait(timeout=10)
    assert status == 0, f"`hig serve` ended with status {status} on SIGTERM"


@pytest.fixture(params=["http", "file"])
def address(request):
    """The site's start, once over HTTP and once from the disk."""
    return request.getfixturevalue(f"{request.param}_address")


@pytest.fixture
def leaf(address):
    """How addresses of pages end in links: they name files on a disk, folders on a server."""
    return "index.html" if address.startswith("file:") else ""


# There is no graphics processor, and to imitate one takes a sixth of the time.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"]


@pytest.fixture(scope="session")
def chromium():
    binary = shutil.which("chromium-headless-shell")
    assert binary, "no chromium-headless-shell: run scripts/setup --tests"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=binary, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium):
    """Opens an address in a fresh browser; nothing may have been complained about at the end.

    `visit(address, color_scheme="dark")` takes the options of a Playwright context.
    """
    visits = []

    def open_page(address, **options):
        context = chromium.new_context(**options)
        context.set_default_timeout(5_000)
        watched = Watched(context.new_page(), address)
        visits.append((context, watched))
        watched.page.goto(address)
        return watched.page

    yield open_page
    complaints = [complaint for _, watched in visits for complaint in watched.complaints]
    for context, _ in visits:
        context.close()
    assert complaints == []
