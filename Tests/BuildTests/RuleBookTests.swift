import Diagnostics
import Files
import TestSupport
import Testing

import Build

@Suite struct RuleBookTests {
  @Test func rulesHaveNamesOfTheirOwn() {
    let names = RuleBook.rules.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test func eachSaysInASentenceWhatItFinds() {
    for rule in RuleBook.rules {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.summary.count <= 80, "\(rule.id)")
      #expect(rule.summary.first?.isLowercase == false, "\(rule.id)")
    }
  }

  @Test func whatStopsABuildIsFixed() {
    #expect(RuleBook.rule("front-matter")?.isFixed == true)
    #expect(RuleBook.rule("golden-query")?.isFixed == false)
    #expect(RuleBook.free.contains("contradiction") && !RuleBook.free.contains("settings"))
    #expect(RuleBook.rule("nothing") == nil)
  }

  /// The rules as people read of them, in `docs/checks.md`.
  @Test func theDocsHaveEveryRule() throws {
    let file = Fixtures.folder("../../docs/checks.md", beside: #filePath)
    let text = String(decoding: try FileSystem.disk.read(file), as: UTF8.self)
    let told = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let rows = RuleBook.rules.map { rule in
      "| `\(rule.id)` | \(rule.level)\(rule.isFixed ? ", fixed" : "") | \(rule.summary) |"
    }
    #expect(told.filter { !rows.contains($0) } == [], "rows that are no rule’s")
    #expect(rows.filter { !told.contains($0) } == [], "rules without a row")
    #expect(told == rows)
  }
}
