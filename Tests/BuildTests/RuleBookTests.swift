import Build
import Diagnostics
import Files
import TestSupport
import Testing

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

  /// The rules as people read of them, in `docs/checks.md`. `RECORD=1` writes the table anew.
  @Test func theDocsHaveEveryRule() throws {
    let file = Fixtures.folder("../../docs/checks.md", beside: #filePath)
    let lines = String(decoding: try FileSystem.disk.read(file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| `") })
    let end = try #require(lines.lastIndex { $0.hasPrefix("| `") })
    let rows = RuleBook.rules.map { rule in
      "| `\(rule.id)` | \(rule.level)\(rule.isFixed ? ", fixed" : "") | \(rule.summary) |"
    }
    let wanted = lines[..<start] + rows + lines[(end + 1)...]
    #expect(Golden.difference(wanted.joined(separator: "\n"), from: file) == nil)
  }
}
