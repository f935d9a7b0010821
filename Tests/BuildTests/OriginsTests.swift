import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

@testable import Build

@Suite struct OriginsTests {
  /// The text of a page is compared once, not for each of its findings.
  @Test func manyFindingsLeadToTheRawFileSoon() async throws {
    let text = String(repeating: "Tea is hot.\n\n", count: 20_000)
    let raw = RawPage(file: "a.md", name: "a.md", bytes: Projects.mirror("a", text))
    let harvest = Ingester.merge([Ingester.read(raw)])
    let page = try #require(harvest.pages.first)
    let origins = Origins(of: [page], from: await RawLines(harvest, jobs: 1))
    let place = SourceLocation(file: page.file, line: page.bodyLine + 4)
    let rule = Rule("cold", .note, "Tea is cold.")
    let finding = Diagnostic(rule, at: place, "Tea is cold")
    let start = ThreadTime.milliseconds
    let traced = origins.traced(Array(repeating: finding, count: 2_000))
    #expect(ThreadTime.milliseconds - start < 500)
    #expect(traced.allSatisfy { $0.origin?.file == "a.md" })
  }
}
