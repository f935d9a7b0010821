import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct OversizedPageTests {
  private func found(_ size: Int) -> [String] {
    findings(of: OversizedPage.self, [TestPage(slug: "a")]) { $0.sizes["a.md"] = size }.map(\.told)
  }

  @Test func aPageBeyondTheLimitIsFound() {
    #expect(found(250_001) == ["a.md:1:1 “T a” has 250 kB of Markdown, more than 250"])
  }

  @Test func aPageAtTheLimitIsFine() { #expect(found(250_000) == []) }
}
