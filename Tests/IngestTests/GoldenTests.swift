import Diagnostics
import Files
import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// One folder a case: what a scraper wrote, the page that came of it, and what became of each byte.
/// `RECORD=1 swift test` writes the expectations anew and fails, so that somebody looks at them.
@Suite struct GoldenTests {
  private static let folder = Fixtures.folder("Fixtures", beside: #filePath)

  @Test func thereAreCases() { #expect(Fixtures.cases(in: Self.folder).count > 20) }

  @Test(arguments: Fixtures.cases(in: folder))
  func caseHolds(name: String) throws {
    let folder = Path.join(Self.folder, name)
    let input = try #require(try FileSystem.disk.walk(folder).first { $0.hasPrefix("input.") })
    let bytes = try FileSystem.disk.read(Path.join(folder, input))
    let reading = ingested(RawPage(file: input, name: input, bytes: bytes))
    let page = reading.pages.first.map { String(decoding: PageWriter.bytes($0), as: UTF8.self) }
    #expect(Golden.difference(page, from: Path.join(folder, "expected.md")) == nil)
    let ledger = LedgerText.of(reading, bytes)
    #expect(Golden.difference(ledger, from: Path.join(folder, "expected.ledger.txt")) == nil)
    #expect(reading.ledger.addsUp)
  }
}
