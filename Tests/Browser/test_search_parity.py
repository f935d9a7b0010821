"""The browser's build of the search and `hig search` rank alike: same hits, order and scores.

HIG_PARITY sets how many made-up queries are asked, HIG_QUERIES names more files of queries, JSON
Lines with "query" in each, between colons.
"""

import json
import os
import random
import re
from pathlib import Path

from building import PROJECT
from markup import read_site

COUNT = int(os.environ.get("HIG_PARITY", 300))
GOLDEN = PROJECT / "content/queries.jsonl"
AT_ONCE = 500
LETTERS = "abcdefghijklmnopqrstuvwxyz"

ASK = """async (queries) => {
  await hig.bundle("search");
  const answers = [];
  for (const query of queries) {
    const rows = (await hig.answers(query)).map(({ hit, excerpt }) =>
      [hit, [excerpt.anchor || hit.anchor, excerpt.cell]]);
    const { hits } = await hig.search(query, 20);
    const others = hits.filter(({ unit }) => rows.every(([hit]) => hit.unit !== unit));
    answers.push([...rows, ...others.map((hit) => [hit, null])].slice(0, 20).map(([hit, row]) =>
      [hit.slug, hit.edition, hit.path, hit.heading, hit.score, row]));
  }
  return answers;
}"""


def edited(word, chance):
    """A word with a letter changed, lost, doubled, or two of them exchanged."""
    place = chance.randrange(len(word))
    head, letter, rest = word[:place], word[place], word[place + 1:]
    return chance.choice([
        head + chance.choice(LETTERS) + rest, head + rest, head + letter + letter + rest,
        head + rest[:1] + letter + rest[1:],
    ])


def made_up(words, chance):
    """One to four words: whole, edited, cut, joined, quoted; the last perhaps still open."""
    some = chance.sample(words, chance.choice([1, 1, 2, 2, 3, 4]))
    some = [edited(word, chance) if chance.random() < 0.15 else word for word in some]
    if chance.random() < 0.3:
        some[-1] = some[-1][: chance.randint(1, len(some[-1]))]
    query = ("" if chance.random() < 0.05 else " ").join(some)
    if chance.random() < 0.05:
        query = f'"{query}" {chance.choice(words)}'
    return query + " " if chance.random() < 0.2 else query


def vocabulary(site):
    """Every word of the site, and pairs of neighbors: phrases that there are."""
    text = " ".join(page.text for page in read_site(site).values())
    found = re.findall(r"[\w@.#'’-]{2,}", text)
    pairs = {" ".join(pair) for pair in zip(found[::7], found[1::7])}
    words = sorted(set(found))
    assert len(words) > 500
    return words + sorted(pairs)[::20]


def written_down():
    """The golden queries, and those of the files that the environment names."""
    names = [Path(name) for name in os.environ.get("HIG_QUERIES", "").split(":") if name]
    files = names + ([GOLDEN] if GOLDEN.exists() else [])
    asked = [json.loads(line)["query"] for file in files for line in file.open(encoding="utf-8")]
    # An address of Apple’s never reaches the engine: the browser’s own script looks it up.
    return [query for query in asked if "apple.com/" not in query]


def row_of(hit):
    """Where a row that answers stands, and the cell that does; none if it is no answer."""
    if "row" not in hit:
        return None
    place, answer = hit["address"].partition("#")[2], hit["row"]["answer"]
    return [place, -1 if answer is None else answer]


def native_answers(tool, site, asked):
    lines = "".join(json.dumps({"id": n, "query": q}) + "\n" for n, q in enumerate(asked))
    run = tool.run("search", "--output", site, "--batch", "--limit", 20, input=lines)
    rows = {row["id"]: row["results"] for row in map(json.loads, run.stdout.splitlines())}
    return [
        [[hit["slug"], hit["edition"], hit["path"], hit["heading"], hit["score"], row_of(hit)]
         for hit in rows[number]]
        for number in range(len(asked))
    ]


def test_both_builds_rank_alike(site, tool, visit, file_address):
    chance = random.Random(4)
    words = vocabulary(site)
    asked = written_down() + [made_up(words, chance) for _ in range(COUNT)]
    page = visit(file_address + "index.html")
    found = 0
    for start in range(0, len(asked), AT_ONCE):
        some = asked[start:start + AT_ONCE]
        ours = native_answers(tool, site, some)
        theirs = page.evaluate(ASK, some)
        for query, native, browser in zip(some, ours, theirs):
            assert native == browser, query
            found += len(native) > 0
    print(f"{len(asked)} queries, {found} with hits")
    assert found > len(asked) * 0.8
