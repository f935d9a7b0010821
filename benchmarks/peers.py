"""Hugo and Pagefind, installed into an environment of their own, and how they build a site."""

import shutil
import subprocess
import sys
from pathlib import Path

PINS = Path(__file__).with_name("peers.txt")
SETTINGS = """baseURL="https://example.org/"
title="HIG"
disableKinds=["taxonomy","term","RSS"]
"""
# The least that a site needs: a list of pages, the headings of the page, its text.
TEMPLATE = """<!doctype html><html lang="en"><head><meta charset="utf-8">\
<title>{{ .Title }}</title></head><body>\
<nav>{{ range first 200 .Site.RegularPages }}\
<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>\
<aside>{{ .TableOfContents }}</aside>\
<main data-pagefind-body>{{ .Content }}</main></body></html>"""


class Peers:
    """The programs themselves: what Python adds in front of them is not theirs."""

    def __init__(self, environment):
        packages = next(environment.glob("lib/python*/site-packages"))
        self.hugo = packages / "hugo/binaries/hugo"
        self.pagefind = packages / "pagefind_bin/pagefind"

    def prepare(self, pages, folder):
        """Makes a site for Hugo of a folder of pages."""
        layouts = folder / "layouts/_default"
        layouts.mkdir(parents=True)
        for name in ("single", "list"):
            (layouts / f"{name}.html").write_text(TEMPLATE)
        (folder / "hugo.toml").write_text(SETTINGS)
        shutil.copytree(pages, folder / "content/docs")

    def commands(self, folder):
        """What builds that site, and what makes its search, by name."""
        public = folder / "public"
        return {
            "Hugo": [self.hugo, "--quiet", "-s", folder, "-d", public],
            "Pagefind": [self.pagefind, "--site", public, "--quiet"],
        }


def installed(environment):
    """The peers in this environment, which is made if it is not there; None if that fails."""
    mark = environment / PINS.name
    if not mark.exists() or mark.read_bytes() != PINS.read_bytes():
        shutil.rmtree(environment, ignore_errors=True)
        pip = [environment / "bin/pip", "install", "--disable-pip-version-check", "--quiet",
               "--retries", "1"]
        for command in ([sys.executable, "-m", "venv", environment],
                        [*pip, "--require-hashes", "--requirement", PINS]):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                said = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
                print(f"bench: cannot install Hugo and Pagefind: {said[-1]}", file=sys.stderr)
                return None
        shutil.copy(PINS, mark)
    return Peers(environment)
