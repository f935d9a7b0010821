import Build
import SearchIndex
import Vocabulary

extension Subcommand {
  static let search = Subcommand(
    "search", "Search a site that was built",
    words: Words(
      usage: "QUERY", summary: "QUERY is one or more words.", count: 0...1000, kind: .anything),
    flags: [.site, .limit] + Flag.filters + [.scores, .json, .batch, .quiet],
    discussion: [
      "Uses the same engine and index as the site's search in the browser, and prints pages and "
        + "sections, best match first. Results that contain a quoted phrase come first. An address "
        + "on Apple's site finds the page or section made from it.",
      "With --platform, --edition, --group and --kind, searches only a part of the site. Give a "
        + "flag twice to allow either value; different flags must all match.",
      "With --explain, shows how each score adds up: for each word of the query, what matched, "
        + "where, how rare it is and how much it counts; then what the page, its title, the "
        + "heading, the platform and words close together add.",
      "With --json, prints an object: query, results (slug, edition, anchor, title, heading, "
        + "path, excerpt, address, score), total, also (other words that were searched), "
        + "corrections, and missing (words that no page has). If a row of a table answers the "
        + "query, row has its cells. The exit status is then 0 even if nothing was found.",
      "With --batch, reads objects with id and query from standard input, one per line, and "
        + "prints an object with id and results for each.",
    ],
    examples: [
      "hig search tap target size", "hig search --json --limit 3 'dynamic type'",
      "hig search --platform visionOS --kind sections ornaments",
      "hig search --explain tab bar", "hig search --batch < queries.jsonl",
    ],
    findings: "Nothing was found, or a line of --batch is invalid"
  ) { session throws(CommandError) in
    let words = session.invocation.words
    let batch = session.invocation.isOn(.batch)
    if batch, !words.isEmpty {
      throw .usage(.wordsBesideFlag(flag: Flag.batch.dashed, words: words), command: "search")
    }
    if !batch, words.allSatisfy(\.isEmpty) {
      throw .usage(.missingWords(command: "search", usage: "QUERY"), command: "search")
    }
    let find = try session.operations.search(
      session.invocation[.site] ?? "", session.environment.files)
    return try batch
      ? session.answerLines(find) : session.answer(words.joined(separator: " "), find)
  }
}

extension Flag {
  static let site = Flag(
    "output", letter: "o", .folder, "Search the site in DIR", standard: "public"
  ) { $0.output = $1.last }
  static let limit = Flag(
    "limit", letter: "n", .number(1...SiteSearch.mostResults), "Print at most N results",
    standard: "10")
  /// Each may be given more than once: any of its values will do.
  static let filters = [
    Flag(
      "platform", .name(Platform.allCases.map(\.rawValue)), "Show only what is about platform NAME",
      repeats: true, inherits: false),
    Flag("edition", .name([]), "Show only pages of edition NAME", repeats: true, inherits: false),
    Flag("group", .name([]), "Show only pages of group NAME", repeats: true, inherits: false),
    Flag(
      "kind", .name(["pages", "sections"]), "Show only NAME: pages or sections", repeats: true,
      inherits: false),
  ]
  /// The same name as `explain` has for `ingest`.
  static let scores = Flag(
    "explain", .none, "Show how the score of each result adds up", inherits: false)
  static let json = Flag("json", .none, "Print one JSON object", inherits: false)
  static let batch = Flag(
    "batch", .none, "Read queries from standard input, one JSON object per line", inherits: false)
}
