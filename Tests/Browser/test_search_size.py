"""What the first query costs: few files, few bytes, and none of it before. The budget is 80 KB as
brotli packs them, which is 93 KB as zlib does."""

import zlib

import pytest

ENTRIES = "performance.getEntriesByType('resource').map((entry) => entry.name)"


def packed(site, url):
    """How many bytes a browser gets, at most: servers pack at least as well as this."""
    path = url.split("?")[0].split("/")
    return len(zlib.compress((site / "/".join(path[-2:])).read_bytes(), 9))


def test_what_starts_the_search_stays_small(site):
    assert packed(site, "search/start.js") <= 61_000


# Whoever asks for what Apple calls otherwise asks for Apple's words too.
@pytest.mark.parametrize(
    "query, most", [("button", 5), ("dark mode ", 7), ("how large is a tap target ", 11)])
def test_the_first_query_loads_little(visit, http_address, site, query, most):
    page = visit(http_address + "index.html")
    before = set(page.evaluate(ENTRIES))
    page.evaluate("(query) => hig.bundle(\"search\").then(() => hig.search(query, 10))", query)
    files = [url for url in page.evaluate(ENTRIES) if url not in before]
    assert 3 < len(files) <= most
    assert sum(packed(site, url) for url in files) <= 91_200


def test_the_engine_does_not_wait_for_the_scripts_that_speak_to_it(visit, http_address):
    page = visit(http_address + "index.html")
    page.keyboard.press("/")
    page.evaluate("hig.start()")
    # A browser lists a file when it is there, and either of the two may come last.
    start, scripts = page.wait_for_function("""() => {
      const found = [/search\\/start\\.js/, /search\\.\\w+\\.js/]
        .map((name) => performance.getEntriesByType('resource')
          .find((entry) => name.test(entry.name)));
      return found.every(Boolean)
        && found.map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));
    }""").json_value()
    assert start["startTime"] < scripts["responseEnd"]


# Its own words and what Apple calls them, in as many files as there are: no file waits for another.
@pytest.mark.parametrize(
    "query", ["how large is a tap target ", "minimum font size ", "dropdown menu "])
def test_all_words_of_a_query_are_asked_for_at_once(visit, http_address, query):
    page = visit(http_address + "index.html")
    rounds = page.evaluate("""async (query) => {
      await hig.bundle("search");
      await hig.search("", 1);
      const [load, rounds] = [hig.load, []];
      let isNew = true;
      hig.load = (name) => {
        if (isNew) { rounds.push([]); setTimeout(() => { isNew = true; }); }
        isNew = false;
        rounds.at(-1).push(name.split("-")[0]);
        return load(name);
      };
      await hig.search(query, 10);
      await hig.answers(query);
      return rounds;
    }""", query)
    words, rest = rounds[0], [name for names in rounds[1:] for name in names]
    assert len(words) > 1 and set(words) <= {"terms", "units"}
    assert rest.count("rows") == 1 and rest.count("terms") <= 1


def test_an_answer_loads_tables_alone(visit, http_address, site):
    page = visit(http_address + "index.html")
    query = "how large is a tap target "
    page.evaluate("(query) => hig.bundle(\"search\").then(() => hig.search(query, 10))", query)
    before = set(page.evaluate(ENTRIES))
    rows = page.evaluate("(query) => hig.answers(query)", query)
    files = [url for url in page.evaluate(ENTRIES) if url not in before]
    assert rows[0]["excerpt"]["cells"]
    assert not [url for url in files if "/texts-" in url]
    assert sum(packed(site, url) for url in files) <= 30_000
