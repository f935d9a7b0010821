import Diagnostics
import Files
import TestSupport
import Testing

@testable import Checks

@Suite struct RuleBookTests {
  @Test func rulesHaveNamesOfTheirOwn() {
    let names = RuleBook.rules.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test func eachSaysInASentenceWhatItFinds() {
    for rule in RuleBook.rules {
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.summary.count <= 80, "\(rule.name)")
      #expect(rule.summary.first?.isLowercase == false, "\(rule.name)")
    }
  }

  @Test func whatStopsABuildIsFixed() {
    #expect(RuleBook.rule("front-matter")?.isFixed == true)
    #expect(RuleBook.rule("golden-query")?.isFixed == false)
    #expect(RuleBook.free.contains("contradiction") && !RuleBook.free.contains("settings"))
    #expect(RuleBook.rule("nothing") == nil)
  }

  /// The names that stages give to their findings, as the sources have them.
  @Test func theBookHasEveryRuleOfTheSources() throws {
    let sources = Fixtures.folder("../../Sources", beside: #filePath)
    let stages = ["Build", "Checks", "Ingest", "PageFormat", "Parse", "Render", "SiteGraph"]
    var unknown: Set<String> = []
    var seen: Set<String> = []
    for stage in stages {
      let folder = Path.join(sources, stage)
      for file in try FileSystem.disk.walk(folder) where file.hasSuffix(".swift") {
        let text = String(
          decoding: try FileSystem.disk.read(Path.join(folder, file)), as: UTF8.self)
        for rule in rules(in: text) {
          seen.insert(rule)
          if RuleBook.rule(rule) == nil { unknown.insert("\(rule) in \(stage)/\(file)") }
        }
      }
    }
    #expect(unknown.sorted() == [])
    let unused = Set(RuleBook.rules.map(\.name)).subtracting(seen)
    #expect(unused.sorted() == [])
  }

  /// The rules as people read of them, in `docs/checks.md`.
  @Test func theDocsHaveEveryRule() throws {
    let file = Fixtures.folder("../../docs/checks.md", beside: #filePath)
    let text = String(decoding: try FileSystem.disk.read(file), as: UTF8.self)
    let told = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let rows = RuleBook.rules.map { rule in
      "| `\(rule.name)` | \(rule.level)\(rule.isFixed ? ", fixed" : "") | \(rule.summary) |"
    }
    #expect(told.filter { !rows.contains($0) } == [], "rows that are no rule’s")
    #expect(rows.filter { !told.contains($0) } == [], "rules without a row")
    #expect(told == rows)
  }

  /// A name before a level, as the first word of a finding, or as the rule of a check.
  private func rules(in text: String) -> [String] {
    let name = #"([a-z]+(?:-[a-z]+)*)"#
    let shapes = [
      "\"\(name)\", \\.(?:note|warning|error)", "static let rule = \"\(name)\"",
      "(?:TableFinding|LineFinding|Diagnostic)\\(\\s*\"\(name)\"",
      "(?:report|refused)\\(\\s*\"\(name)\", [^a]", "case [^\n]*: \"(template-[a-z]+)\"",
      "default: \"(template-[a-z]+)\"", "\\? \"\(name)\" : \"\(name)\", \\.note",
    ]
    return shapes.flatMap { shape -> [String] in
      guard let regex = try? Regex(shape) else { return [] }
      return text.matches(of: regex).flatMap { match in
        match.output.dropFirst().compactMap { $0.substring.map(String.init) }
      }
    }.filter { !Self.others.contains($0) }
  }

  /// Findings that only other commands tell, and rules of the ledger.
  private static let others: Set = ["export", "video-description"]
}
