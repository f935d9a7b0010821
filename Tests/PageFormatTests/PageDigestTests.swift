import Model
import PageFormat
import Testing

@Suite struct PageDigestTests {
  private let page = Page.of(Page.plain)

  @Test func aPageSaysTheDigestItWasWrittenWith() {
    #expect(PageReader.writtenDigest(PageWriter.bytes(page)) == PageWriter.digest(page))
  }

  @Test func anEditShows() throws {
    let written = String(decoding: PageWriter.bytes(page), as: UTF8.self)
    for (old, new) in [("Text.", "Next."), ("title: T", "title: U"), ("Text.\n", "Text.\n\n")] {
      let edited = Array(written.replacingOnce(old, with: new).utf8)
      #expect(edited != Array(written.utf8))
      let read = try #require(PageReader.read(edited, file: "p.md").page)
      #expect(PageReader.writtenDigest(edited) != PageWriter.digest(read))
    }
  }

  @Test(arguments: ["", "# T\n", "---\ntitle: T\n---\n", "---\na: b: c\n---\n", "---\ntitle: T\n"])
  func noDigestIsNil(text: String) { #expect(PageReader.writtenDigest(Array(text.utf8)) == nil) }
}

extension String {
  fileprivate func replacingOnce(_ old: String, with new: String) -> String {
    let parts = split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: new)
  }
}
