#!/usr/bin/env python3
"""How long a search takes its reader: in Chromium and in the terminal, over all queries of a file.

    latency.py SITE QUERIES [--hig HIG] [--passes N] [--cold N]

QUERIES is JSON Lines with "query" in each. Warm: every file of the index that the queries want is
there. Cold: a browser with nothing but the start page, over HTTP from this machine, from the first
line of script to the hits. Typing: every query typed key by key into the dialog; what Chromium's
Event Timing says of each key, in steps of 8 ms. Memory: the heap after that, swept, and the
module's own. The last column is the limit; a figure above it fails.
"""

import argparse
import statistics
import sys
from pathlib import Path

import web
from stages import timed

LIMITS = {
    "warm, median": (1, "ms"), "warm, 95th percentile": (8, "ms"),
    "cold, median": (120, "ms"), "key, 98th percentile": (50, "ms"),
    "heap": (8, "MB"), "process, 95th percentile": (60, "ms"),
}

# The module's memory is seen by none but its own script: taken where the module starts.
KEEP_MEMORY = """
const start = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await start.apply(WebAssembly, given);
  window.wasmMemory = made.instance.exports.memory;
  return made;
};
"""
# Of the events of a key the longest counts.
KEEP_EVENTS = """
window.keys = {};
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) keys[interactionId] = Math.max(keys[interactionId] ?? 0, duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
# Never the same query twice in a row; of each the median of its times.
WARM = """async ([queries, passes]) => {
  await hig.bundle("search");
  const times = queries.map(() => []);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      await hig.search(query, 20);
      times[place].push(performance.now() - start);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[all.length >> 1]);
}"""
COLD = """async (query) => {
  const start = performance.now();
  await hig.bundle("search");
  await hig.search(query, 20);
  return performance.now() - start;
}"""


def percentile(values, share):
    """The smallest value that so many of all do not exceed."""
    values = sorted(values)
    return values[max(0, -(-len(values) * share // 100) - 1)]


def warm(browser, address, queries, passes):
    page = browser.new_page()
    page.goto(address + "index.html")
    page.evaluate(WARM, [queries, 1])
    times = page.evaluate(WARM, [queries, passes])
    page.close()
    slowest = max(zip(times, queries))
    return {
        "warm, median": statistics.median(times),
        "warm, 95th percentile": percentile(times, 95),
    }, f"slowest warm: {slowest[0]:.2f} ms “{slowest[1]}”"


def cold(browser, address, queries):
    times = []
    for query in queries:
        context = browser.new_context()
        page = context.new_page()
        page.goto(address + "index.html")
        times.append(page.evaluate(COLD, query))
        context.close()
    return {
        "cold, median": statistics.median(times),
        "cold, 95th percentile": percentile(times, 95),
    }


def typing(browser, address, queries):
    """What a key costs, and the memory after all of it."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.add_init_script(KEEP_MEMORY + KEEP_EVENTS)
    page.goto(address + "index.html")
    field = page.locator("dialog.search input")
    keys = 0
    for query in queries:
        page.keyboard.press("/")
        field.wait_for()
        page.keyboard.type(query, delay=30)
        keys += len(query)
        page.locator("dialog.search .hit, dialog.search .count").first.wait_for()
        page.wait_for_timeout(150)
        field.fill("")
        page.keyboard.press("Escape")
        if page.locator("dialog.search[open]").count():
            page.keyboard.press("Escape")
    slow = page.evaluate("Object.values(keys)")
    tools = context.new_cdp_session(page)
    tools.send("HeapProfiler.collectGarbage")
    tools.send("Performance.enable")
    metrics = {entry["name"]: entry["value"]
               for entry in tools.send("Performance.getMetrics")["metrics"]}
    module = page.evaluate("window.wasmMemory ? wasmMemory.buffer.byteLength : 0")
    context.close()
    # Keys that were faster than Event Timing tells are there all the same.
    durations = [0] * max(0, keys - len(slow)) + slow
    return {
        "key, 98th percentile": percentile(durations, 98),
        "key, longest": max(durations),
        "heap": metrics["JSHeapUsedSize"] / 1e6,
        "memory of the module": module / 1e6,
    }, f"{keys} keys typed, {len(slow)} of them 16 ms or more"


def process(hig, site, queries):
    """Wall time of a process for each query, and its CPU time, which no other work disturbs."""
    walls, cpus = [], []
    for query in queries:
        wall, cpu, _ = timed([hig, "search", "--output", site, "--json", query])
        walls.append(wall * 1000)
        cpus.append(cpu * 1000)
    return {
        "process, median": statistics.median(walls),
        "process, 95th percentile": percentile(walls, 95),
        "CPU of a process, 95th p.": percentile(cpus, 95),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("queries", type=Path)
    parser.add_argument("--hig", type=Path, help="to time its processes too")
    parser.add_argument("--passes", type=int, default=20, help="of the warm searches")
    parser.add_argument("--cold", type=int, default=20, help="first searches")
    given = parser.parse_args()
    queries = web.read_queries(given.queries)
    with web.served(given.site) as address, web.chromium() as browser:
        found, told = warm(browser, address, queries, given.passes)
        found |= cold(browser, address, queries[:: max(1, len(queries) // given.cold)])
        more, keys = typing(browser, address, queries[:: max(1, len(queries) // given.cold)])
    found |= more
    if given.hig:
        found |= process(given.hig.resolve(), given.site.resolve(), queries)
    sys.exit(report(found, [told, keys]))


def report(found, notes):
    """Prints the figures; whether one of them is above its limit."""
    bad = 0
    for name, value in found.items():
        limit, unit = LIMITS.get(name, (None, "MB" if "memory" in name else "ms"))
        over = limit is not None and value > limit
        bad |= over
        told = "" if limit is None else f"  at most {limit}{'   TOO MUCH' if over else ''}"
        print(f"{name:26}{value:9.2f} {unit}{told}")
    for note in notes:
        print(note)
    return bad


if __name__ == "__main__":
    main()
