extension Subcommand {
  static let search = Subcommand(
    "search", "Find pages and sections of a site that was built",
    words: Words(
      usage: "QUERY", summary: "QUERY is one or more words.", count: 0...1000, kind: .anything),
    flags: [.site, .limit] + Flag.filters + [.scores, .json, .batch, .quiet],
    discussion: [
      "Searches with the same engine and the same index as the site does in the browser, and "
        + "prints pages and sections, best first. Words in quotation marks must stand together. "
        + "An address of Apple's leads to the page or section that has it here.",
      "With --platform, --edition, --group and --kind, only a part of the site is searched. One "
        + "that is given twice lets either value pass; two different ones must both be met.",
      "With --explain, each result tells how its score adds up: for each word of the query what "
        + "stands for it, where, how rare it is and how much it counts there; then what the "
        + "page, its title, the heading, the platform and words close together add.",
      "With --json, an object: query, results with slug, edition, anchor, title, heading, path, "
        + "excerpt, address and score, how many fit in total, also (words that were searched "
        + "too) and corrections. Where the row of a table answers, row has its cells. The exit "
        + "status is then 0 also if nothing is found.",
      "With --batch, each line of standard input is an object with id and query, and is answered "
        + "by a line with id and results.",
    ],
    examples: [
      "hig search tap target size", "hig search --json --limit 3 'dynamic type'",
      "hig search --platform visionOS --kind sections ornaments",
      "hig search --explain tab bar", "hig search --batch < queries.jsonl",
    ]
  ) { session throws(CommandError) in
    let words = session.invocation.words
    let batch = session.invocation.isOn(.batch)
    if batch, !words.isEmpty {
      throw .usage(.wordsBesideFlag(flag: Flag.batch.dashed, words: words), command: "search")
    }
    if !batch, words.allSatisfy(\.isEmpty) {
      throw .usage(.missingWords(command: "search", usage: "QUERY"), command: "search")
    }
    let searcher = try Searcher(session)
    return try batch ? searcher.answerLines() : searcher.answer(words.joined(separator: " "))
  }
}
