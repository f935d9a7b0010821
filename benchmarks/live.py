#!/usr/bin/env python3
"""How long an edited page takes to be seen in a browser while `hig serve` runs.

    benchmarks/live.py PROJECT [--page SLUG] [--edits N] [--hig PROGRAM]

Adds a sentence to a page, saved by rename, and waits until an open browser shows it. Prints for each
edit: milliseconds until it is seen, and seconds until the whole site is built, on the clock and of
the processor. Each edit waits until the server is at rest. The page is put back at the end. A
project of any size: scripts/grow makes pages.
"""

import argparse
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

# Without the page's own reload, and without what the browser itself measures coarsely.
IS_SHOWN = "text => document.body?.textContent.includes(text) === true"


def processor(process):
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for_build(site, mark, seconds=1200):
    end = time.monotonic() + seconds
    while mark not in site.read_text():
        assert time.monotonic() < end, "the build does not end"
        time.sleep(0.01)


def rest(page, server):
    """Until the server has done nothing for half a second."""
    before = None
    while before != (before := processor(server)):
        page.wait_for_timeout(500)


def edits(page, file, site, server, count):
    text = file.read_text()
    for number in range(count):
        mark = f"Edit {number} of {time.time_ns()}"
        draft = file.with_name(f".{file.name}.draft")
        draft.write_text(f"{text}\n\n{mark}.\n")
        used, start = processor(server), time.monotonic()
        os.replace(draft, file)
        page.wait_for_function(IS_SHOWN, arg=mark, polling=5, timeout=600_000)
        seen = time.monotonic() - start
        used_until_seen = processor(server) - used
        wait_for_build(site, mark)
        print(
            f"seen after {seen * 1000:.0f} ms ({used_until_seen * 1000:.0f} ms of the processor), "
            f"built after {time.monotonic() - start:.2f} s ({processor(server) - used:.2f} s)",
            flush=True)
        # What the build leaves behind it is tidied, and the page hears of it.
        rest(page, server)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("project", type=Path)
    parser.add_argument("--page", default="layout")
    parser.add_argument("--edits", type=int, default=5)
    parser.add_argument("--hig", default=".build/release/hig")
    given = parser.parse_args()
    file = given.project / f"content/pages/current/{given.page}.md"
    site = given.project / f"public/{given.page}/index.html"
    text = file.read_text()
    start = time.monotonic()
    server = subprocess.Popen(
        [given.hig, "serve", given.project, "--port", "0", "--quiet"],
        stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+/", server.stdout.readline()).group()
        print(
            f"whole site after {time.monotonic() - start:.2f} s "
            f"({processor(server.pid):.2f} s of the processor)", flush=True)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(f"{address}{given.page}/")
            rest(page, server.pid)
            edits(page, file, site, server.pid, given.edits)
            browser.close()
    finally:
        file.write_text(text)
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
