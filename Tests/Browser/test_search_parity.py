"""The browser's build of the search and `hig search` rank alike: same hits, order and scores."""

import json
import random
import re

from markup import read_site


def queries(site, count):
    """Words of the site's own pages: whole, cut, changed by a letter, two or three together."""
    chance = random.Random(4)
    text = " ".join(page.text for page in read_site(site).values())
    words = sorted(set(re.findall(r"[\w@.]{2,}", text)))
    assert len(words) > 500
    made = []
    while len(made) < count:
        some = chance.sample(words, chance.choice([1, 1, 2, 3]))
        if chance.random() < 0.3:
            some[-1] = some[-1][: chance.randint(1, len(some[-1]))]
        if chance.random() < 0.1:
            some[0] = some[0].replace(some[0][-1], chance.choice("aeiou"))
        made.append(" ".join(some))
    return made


def test_both_builds_rank_alike(site, tool, visit, file_address):
    asked = queries(site, 600)
    lines = "".join(json.dumps({"id": n, "query": q}) + "\n" for n, q in enumerate(asked))
    run = tool.run("search", "--output", site, "--batch", "--limit", 20, input=lines)
    native = {row["id"]: row["results"] for row in map(json.loads, run.stdout.splitlines())}
    page = visit(file_address + "index.html")
    answers = page.evaluate(
        """async (queries) => {
          await hig.bundle("search");
          const answers = [];
          for (const query of queries) answers.push((await hig.search(query, 20)).hits);
          return answers;
        }""",
        asked,
    )
    found = 0
    for number, answer in enumerate(answers):
        ours = [(hit["slug"], hit["anchor"], hit["score"]) for hit in native[number]]
        theirs = [(hit["slug"], hit["anchor"], hit["score"]) for hit in answer]
        assert ours == theirs, asked[number]
        found += len(ours) > 0
    assert found > 500
