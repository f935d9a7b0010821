"""Every value that would like to be a path, through every way in.

Some values go in together; with HIG_TRUST=full all of them, and each alone as well.
"""

import pytest

from entries import ENTRIES
from world import FULL, SECRET, some

#: `VICTIM` becomes the path of a folder that must stay as it is.
ATTACKS = {
    "whole path": "VICTIM/made", "6 up": "../../../../../../victim/made",
    "4 up": "../../../../victim/made", "parent": "..", "nul": "a\0b", "long": "a" * 300,
    "reserved": "search", "capitals": "SEARCH", "decomposed": "cafe\u0301",
    "markup": "<script>alert(1)</script>", "file": "VICTIM/keep", "line": "a\nb",
    "hidden": ".hidden", "scheme": "javascript:alert(1)", "empty end": "a/",
    # What follows is left to HIG_TRUST=full.
    "composed": "caf\u00e9", "file address": "file://VICTIM/keep.txt",
    **{f"{steps} up": "../" * steps + "victim/made" for steps in (1, 2, 3, 5)},
    "here": ".", "root": "/", "grandparent": "../..",
    "within": "a/../../../../../victim/made",
    "backslash": "..\\..\\..\\..\\..\\victim\\made",
    "percent": "%2e%2e%2f%2e%2e%2fvictim",
    "blank": "a b", "tab": "a\tb", "escape": "a\x1b[31mb",
    "option": "--force", "home": "~/made", "variable": "$HOME/made",
    "turned": "\u202ea", "index": "index.html", "device": "con",
    "partial": "{{>../../victim/keep}}", "number": "0", "null": "null", "slashes": "///",
    "dots": "...", "colon": "a:b", "quote": "'\"",
}
#: Their values are text like that of others, and take the same way.
ALIKE = {
    *(f"{place}: {field}" for place in ("raw", "page")
      for field in ("keywords", "platforms", "abstract", "video", "rule", "code", "change log")),
    *(f"page: {place}" for place in ("heading", "link", "picture", "tabs", "title", "url")),
    *(f"settings: {key}" for key in ("tagline", "notice", "audit", "rule", "new name")),
    "file: script", "file: template data", "file: raw folder", "synonyms: goal", "queries: words",
}
CHOSEN = [entry for entry in ENTRIES if FULL or entry.name not in ALIKE]
MIXED = pytest.param(list(ATTACKS.items()), id="all")
ALONE = [pytest.param([item], id=item[0]) for item in ATTACKS.items()] if FULL else []


@pytest.mark.parametrize("attacks", [MIXED, *ALONE])
@pytest.mark.parametrize("entry", CHOSEN, ids=lambda entry: entry.name)
def test_no_value_is_a_path(sound, entry, attacks):
    for number, (_, value) in enumerate(some(attacks, 10 if entry.is_large else 15)):
        entry.put(sound, value.replace("VICTIM", str(sound.victim)), number)
    told = sound.hig("build", status=0 if entry.takes_all else (0, 1)).told
    for command in (["check", "--baseline", "content/baseline.jsonl", "--external"],
                    ["check", "--queries", "content/queries.jsonl"]):
        if any(word in entry.name for word in ("queries", "baseline", "cache")):
            told += sound.hig(*command).told
    if len(attacks) > 1 and (FULL or entry.name.startswith("raw: hig-page")):
        told += sound.hig("ingest", "--force").told
        sound.hig("clean", status=(0, 1))
    assert SECRET not in told
    assert sound.leaks() == []
