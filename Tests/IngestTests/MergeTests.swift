import Diagnostics
import Ingest
import Model
import Testing

@Suite struct MergeTests {
  private func reading(_ name: String, _ slug: String, _ body: String) -> Reading {
    Ingester.read(raw(mirror(body, slug: slug), name))
  }

  private func source(_ harvest: Harvest) -> [String] {
    harvest.pages.map { "\($0.frontMatter.slug) \($0.frontMatter.sources.map(\.file))" }
  }

  @Test func theFullestSourceMakesThePage() {
    let harvest = Ingester.merge([
      reading("short.md", "a", "x\n"), reading("long.md", "a", "x y z\n"),
      reading("b.md", "b", "x\n"),
    ])
    #expect(source(harvest) == [#"a ["long.md"]"#, #"b ["b.md"]"#])
    #expect(
      harvest.diagnostics.map { "\($0.location.file) \($0.rule)" } == ["raw/short.md superseded"])
  }

  @Test func whatIsSupersededIsAccountedFor() throws {
    let harvest = Ingester.merge([reading("b.md", "a", "x\n"), reading("a.md", "a", "x y\n")])
    #expect(harvest.ledgers.map(\.file) == ["a.md", "b.md"])
    #expect(harvest.ledgers.filter(\.addsUp).count == 2)
    #expect(harvest.ledgers.map { $0.size(of: .kept) > 0 } == [true, false])
    #expect(Set(harvest.ledgers[1].spans.map(\.rule)).contains("superseded"))
  }

  @Test func theFirstFileWinsATie() {
    let harvest = Ingester.merge([reading("b.md", "a", "x\n"), reading("a.md", "a", "x\n")])
    #expect(source(harvest) == [#"a ["a.md"]"#])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let readings =
      (0..<12).map { number in
        reading(
          number % 4 == 0 ? "same.md" : "\(number).md", "p\(number % 3)",
          String(repeating: "x", count: 1 + number % 5) + "\(number)\n")
      } + [Ingester.read(raw("nothing", "odd.md"))]
    let expected = Ingester.merge(readings)
    for _ in 0..<20 {
      let harvest = Ingester.merge(readings.shuffled())
      #expect(harvest.pages == expected.pages)
      #expect(harvest.ledgers == expected.ledgers)
      #expect(harvest.diagnostics.inOrder == expected.diagnostics.inOrder)
    }
  }

  @Test func nothingGivesNothing() {
    let harvest = Ingester.merge([])
    #expect(harvest.pages.isEmpty && harvest.ledgers.isEmpty && harvest.diagnostics.isEmpty)
  }
}
