"""The search as a reader handles it, and answers of an engine that we made up."""

import json
import re

from playwright.sync_api import expect

COUNT = re.compile(r"^(Best matches: )?\d+ (page|section|result)s?( and \d+ sections?)?$")


def arrive(page, address):
    """Waits until a page is there whole: the address alone may come before its text and scripts."""
    page.wait_for_url(address)
    page.wait_for_function("() => document.readyState === 'complete'")


def open_dialog(page, words=""):
    """The open dialog, with what it shows for some words."""
    page.keyboard.press("Control+k")
    dialog = page.locator("dialog.search")
    dialog.get_by_role("combobox").wait_for()
    if words:
        dialog.get_by_role("combobox").fill(words)
        expect(dialog.locator(".count")).not_to_have_text("")
    return dialog


def hit(anchor="", unit=1, heading="Shape", folder="buttons"):
    return {"unit": unit, "score": 9, "slug": folder, "edition": "", "folder": folder,
            "anchor": anchor, "title": "Buttons", "heading": heading, "path": ["Buttons"]}


def answer_with(page, hits=(), total=None, excerpt=None, rows=1, **more):
    """Puts made-up answers in the place of the engine's; so many hits have rows that answer."""
    found = {"hits": list(hits), "also": [], "corrections": [], "missing": [], "facets": [],
             "total": len(hits) if total is None else total, **more}
    text = {"pieces": ["plain ", "marked"], "anchor": "", "kind": "text", "cells": [], "cell": -1}
    rows = rows if (excerpt or {}).get("kind") == "row" else 0
    page.evaluate("""([found, excerpt, rows]) => hig.bundle("search").then(() => {
      hig.search = async (query, limit) => ({ ...found, hits: found.hits.slice(0, limit) });
      hig.excerpt = async () => excerpt;
      hig.answers = async () => found.hits.slice(0, rows).map((hit) => ({ hit, excerpt }));
    })""", [found, {**text, **(excerpt or {})}, rows])


def stored(page):
    return json.loads(page.evaluate("localStorage.getItem('searches')") or "[]")
