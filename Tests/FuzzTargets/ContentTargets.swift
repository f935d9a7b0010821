import Checks
import Diagnostics
import Files
import Model
import SearchIndex

@testable import Build

extension FuzzTarget {
  /// Any bytes as `content/site.yaml`.
  static let settings = FuzzTarget(name: "settings") {
    settingsFiles.map { Array($0.utf8) }
  } run: { bytes in
    let read = SettingsReader.read("a.yaml", from: .memory(["a.yaml": bytes]))
    let (settings, findings) = (read.value.settings, read.found.diagnostics)
    if let fault = fault(of: findings, in: bytes) { return fault }
    guard findings.isEmpty else { return nil }
    guard !settings.title.isEmpty else { return "a site without a title" }
    let slugs = settings.navigation.flatMap(\.slugs)
    return Set(slugs).count == slugs.count ? nil : "a page is named twice, and nothing told"
  }

  /// Any bytes as `content/synonyms.yaml`, and as words of an index.
  static let synonyms = FuzzTarget(name: "synonyms") {
    synonymFiles.map { Array($0.utf8) }
  } run: { bytes in
    let read = SynonymsReader.read("a.yaml", from: .memory(["a.yaml": bytes]))
    if let fault = fault(of: read.found.diagnostics, in: bytes) { return fault }
    let written: Void? = try? IndexWriter.write(
      sampleWords, synonyms: read.value, module: nil, to: { _ in })
    return written == nil ? "no index" : nil
  }

  /// Any bytes as golden queries.
  static let goldenQueries = FuzzTarget(name: "queries") {
    queryFiles.map { Array($0.utf8) }
  } run: { bytes in
    let (queries, findings) = GoldenQueryReader.read(bytes, file: "a.jsonl")
    if let fault = fault(of: findings, in: bytes) { return fault }
    let isSound = queries.allSatisfy {
      1...100 ~= $0.within && !$0.query.isEmpty && !$0.expect.isEmpty
    }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    return isSound && queries.count + findings.count <= lines ? nil : "\(queries)"
  }

  private static let sampleWords = SiteWords(SamplePages.site())

  /// A finding is an error, says something, and stands inside of the file.
  private static func fault(of findings: [Diagnostic], in bytes: [UInt8]) -> String? {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 2
    for finding in findings {
      let line = finding.location.line
      guard finding.level == .error, !finding.summary.isEmpty, line <= lines else {
        return "“\(finding.summary)” on line \(line) of \(lines)"
      }
    }
    return nil
  }

  private static let settingsFiles = [
    """
    title: Cups
    tagline: "About \\u0063ups"
    base-url: https://example.com/cups/
    notice: |
      Two lines
      of notice.
    audit: all
    navigation:
      - title: Basics
        pages: [color, toggles]
      - {title: More, pages: [the-menu-bar]}
    concepts:
      colour: color
    """,
    "titel: a\n", "title: [a]\n", "navigation: {a: b}\n", "base-url: javascript:a\n", "- a\n",
    "a: &b c\nd: *b\n", "navigation:\n- title: a\n  pages: [b, b]\n", "%YAML 1.1\n---\n? a\n: b\n",
  ]

  private static let synonymFiles = [
    "toggle: [switch, on off, \"ON/OFF\"]\nmenu bar: [bar of menus, 画面]\n",
    "toggle:\n  - switch\n  - switch\ncolor: []\n", "toggle: a\n", "- a\n", "toggle: [[a]]\n",
    "ios: [iphone]\ntoggle: [ios, toggle]\n", "\"\": [a]\n", "toggle: [\"\"]\n",
  ]

  private static let queryFiles = [
    #"{"query": "cup", "expect": "cups", "within": 1, "why": "Its title."}"# + "\n",
    #"{"query": "a b", "expect": ["a#B", "c"], "within": 100, "kind": "title", "why": "é"}"#
      + "\r\n\n \n" + #"{"query":"\u0063\ud83d\ude00","expect":"a","within":3,"why":"b"}"#,
    "{}\n[]\n{\n", #"{"query": "a", "wihtin": 1}"#,
  ]
}
