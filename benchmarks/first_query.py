#!/usr/bin/env python3
"""What a search loads over HTTP, in brotli 11: each kind of file, and first queries from nothing.

    first_query.py SITE QUERIES [--count N] [--each]

QUERIES is JSON Lines with "query" in each. Every query is asked in a fresh browser that has nothing
but the site's start page; then the excerpts of its first twelve hits are. Prints requests and
bytes: of the engine (script, style), of the index for the hits, and of the texts for their excerpts. Fails
if the median is above the limits.
"""

import argparse
import statistics
import sys
from pathlib import Path

import web

ASK = """async (query) => {
  const loaded = () => performance.getEntriesByType("resource").map((entry) => entry.name);
  const before = new Set(loaded());
  await hig.bundle("search");
  const answer = await hig.search(query, 12);
  const hits = Array.isArray(answer) ? answer : answer.hits;
  const found = loaded().filter((name) => !before.has(name));
  for (const hit of hits) await hig.excerpt(query, hit.unit);
  const all = loaded().filter((name) => !before.has(name));
  return { found, texts: all.filter((name) => !found.includes(name)), hits: hits.length };
}"""


def kinds(site):
    """Prints how many files of each kind there are, and their sizes."""
    files = {}
    for file in sorted((site / "search").glob("*.js")):
        files.setdefault(file.stem.split("-")[0], []).append(web.packed(file))
    print(f"{'':12}{'files':>7}{'all':>12}{'median':>10}{'greatest':>10}")
    for kind, sizes in files.items():
        print(f"{kind:12}{len(sizes):7}{sum(sizes):12,}"
              f"{int(statistics.median(sizes)):10,}{max(sizes):10,}")
    print(f"{'all':12}{sum(map(len, files.values())):7}{sum(map(sum, files.values())):12,}\n")


def spread(site, address, urls):
    """Requests and bytes of each kind of file among some addresses."""
    found = {}
    for url in urls:
        path = url.removeprefix(address).split("?")[0]
        kind = path.split("/")[-1].split("-")[0].removesuffix(".js")
        if path.startswith("assets/"):
            kind = "engine"
        count, size = found.get(kind, (0, 0))
        found[kind] = (count + 1, size + web.packed(site / path))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("queries", type=Path)
    parser.add_argument("--count", type=int, default=20, help="of queries, spread over the file")
    parser.add_argument("--each", action="store_true", help="tell of every query")
    parser.add_argument("--most", type=int, default=80_000, help="bytes of a first query")
    parser.add_argument("--requests", type=int, default=8, help="requests of a first query")
    given = parser.parse_args()
    asked = web.read_queries(given.queries)
    asked = asked[:: max(1, len(asked) // given.count)]
    kinds(given.site)
    rows = []
    with web.served(given.site) as address, web.chromium() as browser:
        for query in asked:
            context = browser.new_context()
            page = context.new_page()
            page.goto(address + "index.html")
            answer = page.evaluate(ASK, query)
            context.close()
            parts = spread(given.site, address, answer["found"])
            texts = spread(given.site, address, answer["texts"])
            rows.append((query, parts, texts))
    requests, size = report(rows, given.each)
    if requests > given.requests or size > given.most:
        sys.exit(f"more than {given.requests} requests or {given.most:,} bytes")


def report(rows, each):
    names = ["engine", "core", "manifest", "terms", "units"]
    found = [(sum(c for c, _ in parts.values()), sum(s for _, s in parts.values()))
             for _, parts, _ in rows]
    more = [(sum(c for c, _ in texts.values()), sum(s for _, s in texts.values()))
            for _, _, texts in rows]
    if each:
        for (query, parts, _), (count, size), (texts, bytes_) in zip(rows, found, more):
            told = " ".join(f"{name} {parts[name][0]}/{parts[name][1]:,}"
                            for name in [*names, *sorted(parts.keys() - set(names))]
                            if name in parts)
            print(f"{query[:40]:40} {count:3} {size:8,} + {texts:2} {bytes_:8,}  {told}")
        print()
    print(f"{len(rows)} first queries       median   greatest")
    for name, values in [
        ("requests", [count for count, _ in found]),
        ("bytes", [size for _, size in found]),
        ("bytes without engine", [size - parts.get("engine", (0, 0))[1]
                                  for (_, size), (_, parts, _) in zip(found, rows)]),
        ("requests of excerpts", [count for count, _ in more]),
        ("bytes of excerpts", [size for _, size in more]),
    ] + [(f"bytes of {name}", [parts.get(name, (0, 0))[1] for _, parts, _ in rows])
         for name in names]:
        print(f"{name:24}{int(statistics.median(values)):10,}{max(values):10,}")
    return [statistics.median(values) for values in zip(*found)]


if __name__ == "__main__":
    main()
