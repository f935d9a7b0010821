import Diagnostics
import Files
import Ingest
import Model
import TestSupport
import Testing

@Suite struct DetectionTests {
  /// The folders of the samples are named for the shape and the year.
  private static let shapes = [
    "apple-markdown": "apple-markdown", "compilation-2025": "compilation",
    "crawler-2025": "crawler-markdown", "crawler-2026": "crawler-markdown",
    "docc-json": "docc-json", "flat-2025": "flattened-text", "legacy-2014": "legacy-text",
    "markdown": "markdown", "mirror-2026": "mirror-markdown",
    "plain-2025": "plain-lines", "saved-html": "saved-html",
  ]

  private static let samples = (try? Fixtures.samples()) ?? []

  private func shape(_ bytes: [UInt8]) -> String { ingested(raw(bytes)).ledger.shape }

  private func folder(_ name: String) -> String { String(name.prefix { $0 != "/" }) }

  /// A crawler that met a page before its tree was there writes Markdown all the same.
  @Test(arguments: [("## Brew", "crawler-markdown"), ("Brew", "plain-lines")])
  func markdownIsNoPlainText(heading: String, expected: String) {
    let title = heading.hasPrefix("#") ? "# Alerts" : "Alerts"
    let text = "Skip Navigation\n\n\(title)\n\nAn alert.\n\n\(heading)\n\nPour slowly.\n\n"
    let page = ingested(
      raw(Array((text + "Current page is Alerts\n").utf8), "alerts.md"))
    #expect(page.ledger.shape == expected)
    #expect(page.pages.first?.frontMatter.title == "Alerts")
  }

  @Test func thereAreSamplesOfEveryShape() throws {
    let folders = Set(Self.samples.map { folder($0.name) })
    #expect(folders == Set(Self.shapes.keys))
    let known = Set(Self.shapes.values).union(try Self.shapesOfFixtures())
    // What hig writes itself needs no sample.
    #expect(Set(Ingester.shapes).subtracting(known).subtracting(["hig-page"]) == [])
  }

  private static func shapesOfFixtures() throws -> [String] {
    let fixtures = Fixtures.folder("Fixtures", beside: #filePath)
    return try Fixtures.cases(in: fixtures).compactMap { name in
      let folder = Path.join(fixtures, name)
      let input = try FileSystem.disk.walk(folder).first { $0.hasPrefix("input.") }
      return try input.map {
        ingested(raw(try FileSystem.disk.read(Path.join(folder, $0)), $0)).ledger.shape
      }
    }
  }

  @Test(arguments: samples.map(\.name))
  func aSampleIsInTheShapeOfItsFolder(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    let expected = Self.shapes[folder(name)]
    #expect(shape(bytes) == expected)
    #expect(shape([0xEF, 0xBB, 0xBF] + bytes) == expected, "with a byte order mark")
    let windows = bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    #expect(shape(windows) == expected, "with lines as in Windows")
  }

  @Test(arguments: samples.map(\.name))
  func aSampleGivesItsPagesOrSaysWhyNot(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    let reading = ingested(raw(bytes, name))
    #expect(reading.ledger.addsUp)
    #expect(Ingester.shapes.contains(reading.ledger.shape))
    #expect(reading.pages.isEmpty == (name == "flat-2025/requesting-permission.txt"))
    if reading.pages.isEmpty { #expect(reading.diagnostics.map(\.rule.id) == ["failed-scrape"]) }
  }
}
