import Ingest
import Model
import TestSupport
import Testing

/// Each line of a page leads back to the line of the raw file that has its words.
@Suite struct OriginTests {
  private func harvest(_ files: [(name: String, text: String)]) -> Harvest {
    let readings = files.map { Ingester.read(raw($0.text, $0.name)) }
    let lexicon = Ingester.lexicon(of: readings)
    return Ingester.merge(readings.map { Ingester.recover($0, with: lexicon) })
  }

  /// The raw line behind each line of the first page that has words.
  private func pairs(_ files: [(name: String, text: String)]) -> [(page: String, raw: String)] {
    let harvest = harvest(files)
    guard let page = harvest.pages.first, let origin = harvest.origins[page.frontMatter.key]
    else { return [] }
    let texts = Dictionary(files.map { ("raw/\($0.name)", lines(of: $0.text)) }) { a, _ in a }
    return lines(of: String(decoding: page.body, as: UTF8.self)).enumerated().compactMap {
      number, line in
      guard let entry = origin.entry(of: number + 1), let raw = texts[entry.file],
        !line.isEmpty, raw.indices.contains(entry.rawLine - 1)
      else { return nil }
      return (line, raw[entry.rawLine - 1])
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func linesOfOneFile() {
    let body = "Opening.\n\n\n\n## Size\n* one\n* two\n\n"
    let table = "| A | B |\n|---|---|\n| c | d |\n| e | f |\n"
    let pairs = pairs([("a.md", mirror(body + table))])
    #expect(
      pairs.map(\.page) == [
        "# T", "Opening.", "## Size", "- one", "- two", "| A   | B   |", "| --- | --- |",
        "| c   | d   |", "| e   | f   |",
      ])
    #expect(
      pairs.map(\.raw) == [
        "# T", "Opening.", "## Size", "* one", "* two", "| A | B |", "|---|---|", "| c | d |",
        "| e | f |",
      ])
  }

  @Test func linesThatAnotherFileGave() {
    let lead = mirror("Opening with many words, so that this file leads.\n\n## One\n\nText one.\n")
    let other = mirror("Opening.\n\n## Two\n\nText two.\n", fields: "\n")
    let pairs = pairs([("a.md", lead), ("b.md", other)])
    #expect(pairs.contains { $0.page == "Text one." && $0.raw == "Text one." })
    #expect(pairs.contains { $0.page == "Text two." && $0.raw == "Text two." })
  }

  @Test(arguments: 0..<40)
  func wordsAreWhereTheyAreSaidToBe(seed: UInt64) {
    var random = SeededRandom(seed)
    var body = ""
    for number in 0..<1 + random.below(20) {
      let blanks = String(repeating: "\n", count: 1 + random.below(3))
      body += random.pick(["", "## H", "- ", "> ", "**Bold** "]) + "word\(number)" + blanks
    }
    let pairs = pairs([("a.md", mirror(body))])
    #expect(!pairs.isEmpty)
    for (page, raw) in pairs {
      let words = page.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains("word") }
      if let word = words.first { #expect(raw.contains(word), "\(page)") }
    }
  }
}
