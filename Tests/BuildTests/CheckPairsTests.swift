import Build
import Diagnostics
import Testing

@testable import Checks

/// Each rule, from a project’s files to the finding: files that trip it, and files that do not.
@Suite struct CheckPairsTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let rule: String
    let bad: [String: [UInt8]]
    let good: [String: [UInt8]]

    var testDescription: String { rule }
  }

  private func findings(_ rule: String, _ files: [String: [UInt8]]) async -> [Diagnostic] {
    let report = await Pipeline(Projects.options(), files: Projects.files(files)).check()
    return report.diagnostics.filter { $0.rule.id == rule }
  }

  @Test(arguments: pairs) func tripsAndDoesNot(pair: Pair) async {
    let found = await findings(pair.rule, pair.bad)
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.location.line > 0 && finding.location.column > 0, "where: \(finding)")
      #expect(finding.why?.hasSuffix(".") == true, "why: \(finding)")
      #expect(finding.remedy?.isEmpty == false, "what to do: \(finding)")
    }
    #expect(await findings(pair.rule, pair.good) == [])
  }

  @Test func eachRuleOfTheRegistryHasAPair() {
    let paired = Set(Self.pairs.map(\.rule))
    #expect(CheckRegistry.all.map { $0.rule.id }.filter { !paired.contains($0) } == [])
  }
}

extension CheckPairsTests {
  private static let root = "https://developer.apple.com/design/human-interface-guidelines"

  private static func page(_ slug: String, _ body: String, _ fields: String = "") -> [UInt8] {
    let front = "title: \(slug)\nslug: \(slug)\nurl: \(root)/\(slug)\n\(fields)"
    return Array("---\n\(front)---\n\n# \(slug)\n\n\(body)\n".utf8)
  }

  /// Two pages, `a` with a text, and perhaps other files.
  private static func files(
    _ body: String, _ fields: String = "", and more: [String: [UInt8]] = [:]
  ) -> [String: [UInt8]] {
    [
      "content/pages/current/a.md": page("a", body, fields),
      "content/pages/current/b.md": page("b", "Text."),
    ].merging(more) { $1 }
  }

  /// In memory, every file is of 1970.
  private static func fetched(_ settings: String) -> [String: [UInt8]] {
    text("content/raw/apple/fetch.jsonl", "").merging(text("content/site.yaml", settings)) { $1 }
  }

  private static func text(_ path: String, _ text: String) -> [String: [UInt8]] {
    [path: Array(text.utf8)]
  }

  /// Two texts of the page `a`.
  private static func pair(_ rule: String, _ bad: String, _ good: String) -> Pair {
    Pair(rule: rule, bad: files(bad), good: files(good))
  }

  /// Two versions of one file beside the pages.
  private static func pair(_ rule: String, in path: String, _ bad: String, _ good: String) -> Pair {
    Pair(
      rule: rule, bad: files("Text.", and: text(path, bad)),
      good: files("Text.", and: text(path, good)))
  }

  private static func table(_ header: String, _ rows: String...) -> String {
    ([header, "| - | - |"] + rows).joined(separator: "\n")
  }

  private static func captured(_ day: String) -> String {
    "sources:\n  - file: x.md\n    shape: s\n    sha256: \"00\"\n    captured: \(day)\n    kept: 1\n"
  }

  static let pairs = texts + tables + fields + settings + sources

  private static let texts = [
    pair("announced-missing", "Cups, as shown below.", "As shown below.\n\n![A cup.](x.png)"),
    pair("broken-anchor", "[x](#nowhere)", "## Here\n\n[x](#Here)"),
    pair("broken-link", "[x](\(root)/c)", "[x](\(root)/b)"),
    pair("broken-text", "the userâ€™s own", "the user’s own"),
    pair("duplicate-anchor", "## S\n\nx\n\n## S\n\ny", "## S\n\nx\n\n## T\n\ny"),
    pair("empty-section", "## S\n\n## T\n\ny", "## S\n\nx\n\n## T\n\ny"),
    pair("image-missing", "![A cup.]()", "![A cup.](x.png)"),
    pair("heading-order", "#### S\n\nx", "## S\n\nx"),
    pair(
      "link-bypass", "[x](https://www.developer.apple.com/design/human-interface-guidelines/b)",
      "[x](\(root)/b)"),
    pair("link-refused", "[x](javascript:y)", "[x](https://example.org/y)"),
    pair("missing-alt", "![](x.png)", "![A dial.](x.png)"),
    pair("oversized-page", String(repeating: "Words.\n\n", count: 40_000), "Words."),
    pair(
      "panel-missing", "<!-- tabs, missing: iOS -->\n\n<!-- tab: macOS -->\n\nx\n\n<!-- /tabs -->",
      "<!-- tabs -->\n\n<!-- tab: macOS -->\n\nx\n\n<!-- /tabs -->"),
    pair("residual-markup", "<div>\nx\n</div>", "`<div>`"),
    pair("residual-noise", "Skip Navigation", "Let people skip navigation."),
  ]

  private static let tables = [
    pair(
      "blank-column", table("| | Cup |", "| | red |", "| | RED |"),
      table("| | Cup |", "| yes | red |", "| no | RED |")),
    pair(
      "column-untyped",
      table("| Size | Note |", "| 44 pt | 3 |", "| 45 pt | 2025-06-09 |", "| 46 pt | 16:9 |"),
      table("| Size | Note |", "| 44 pt | 3 |", "| 45 pt | 4 |", "| 46 pt | 5 |")),
    pair(
      "pixels-differ", table("| Model | Size |", "| One | 10x10 pt (20x21 px @2x) |"),
      table("| Model | Size |", "| One | 10x10 pt (20x20 px @2x) |")),
    pair(
      "table-missing", "Use the following values.",
      "Use the following values.\n\n" + table("| A | B |")),
    pair(
      "table-without-header", table("| Device | |", "| Phone | one |", "| Watch | two |"),
      table("| Device | Place |", "| Phone | one |", "| Watch | two |")),
  ]

  private static let fields = [
    Pair(
      rule: "alias-unresolved", bad: files("Text.", "aliases: [b]\n"),
      good: files("Text.", "aliases: [c]\n")),
    Pair(
      rule: "name-taken",
      bad: files("Text.", and: ["content/pages/current/c.md": page("a", "Text.")]),
      good: files("Text.", and: ["content/pages/current/c.md": page("c", "Text.")])),
    Pair(
      rule: "front-matter", bad: files("Text.", "sulg: c\n"),
      good: files("Text.", "keywords: [c]\n")),
    Pair(
      rule: "fetch-stale",
      bad: files("Text.", and: fetched("fetch-days: 30\n")),
      good: files("Text.", and: fetched("title: T\n"))),
    Pair(
      rule: "stale-page",
      bad: files(
        "Text.", captured("2024-01-01"),
        and: ["content/pages/current/c.md": page("c", "Text.", captured("2026-01-01"))]),
      good: files(
        "Text.", captured("2025-12-01"),
        and: ["content/pages/current/c.md": page("c", "Text.", captured("2026-01-01"))])),
  ]

  private static let settings = [
    Pair(
      rule: "answer-missing",
      bad: files("Text.", and: text("content/site.yaml", answer("boxes"))),
      good: files("Text.", and: text("content/site.yaml", answer("a")))),
    pair(
      "synonym-without-target", in: "content/synonyms.yaml", "zeppelin: [airship]\n",
      "text: [words]\n"),
    pair(
      "template-syntax", in: "templates/page.mustache", "{{#open}}\n", "{{#title}}x{{/title}}\n"),
    pair(
      "unlinked-page", in: "content/site.yaml", "navigation:\n  - title: G\n    pages: [a]\n",
      "navigation:\n  - title: G\n    pages: [a, b]\n"),
  ]

  private static func answer(_ slug: String) -> String {
    "answers:\n  - title: T\n    page: \(slug)\n"
  }

  private static func scrape(_ day: String, _ number: Int) -> [UInt8] {
    let rows = table("| Size | Cups |", "| Small | 1 |", "| Large | \(number) |")
    let front = "---\ntitle: a\nsource: \(root)/a\ntimestamp: \(day)\n---\n\n"
    return Array((front + "# a\n\n## Sizes\n\n" + rows + "\n").utf8)
  }

  private static let sources = [
    Pair(
      rule: "contradiction",
      bad: [
        "content/raw/a.md": scrape("2026-01-01", 4), "content/raw/c.md": scrape("2025-01-01", 5),
      ],
      good: [
        "content/raw/a.md": scrape("2026-01-01", 4), "content/raw/c.md": scrape("2025-01-01", 4),
      ])
  ]
}
