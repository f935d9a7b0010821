import Model
import SearchCore
import Testing

@testable import SearchIndex

/// The worked example of FORMAT.md, byte for byte.
@Suite struct FormatTests {
  @Test func theWorkedExampleIsTrue() throws {
    let parts = try payloads(of: example)
    let terms = try #require(parts["terms"])
    let entries: [UInt8] = [3, 0, 5, 108, 97, 98, 101, 108, 2, 5, 1, 115, 0, 0, 3, 116, 97, 112, 2]
    #expect(terms == entries + [0x03, 0x0E, 0, 0, 1])
    let units = text("\0\u{7}current\u{3}Tap")
    #expect(parts["units"]?.dropFirst(6).elementsEqual(units) == true)
    #expect(parts["texts"] == text("\u{A}tap labels"))
    let manifest = try #require(parts["manifest"])
    #expect(manifest.prefix(7) == [0x48, 0x49, 0x47, 10, 8, 0, 5])
    let masks: [UInt8] = [1, 0xFD, 0, 0, 0, 1, 0, 1, 1, 0, 1, 108]
    let start = try #require(manifest.indices.first { manifest[$0...].starts(with: masks) })
    #expect(Array(manifest[(start + 16)..<(start + 18)]) == [1, 1])
    #expect(Array(manifest[(start + 22)...]) == [0, 0, 0, 0])
  }
}

extension FormatTests {
  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private var example: Site {
    let nodes = [
      Node(.heading(level: 1), line: 1, column: 1, end: 2),
      Node(.text("Tap"), line: 1, column: 3, end: 2),
      Node(.paragraph, line: 3, column: 1, end: 4),
      Node(.text("tap labels"), line: 3, column: 1, end: 4),
    ]
    let section = Section(
      title: "Tap", level: 1, anchor: "", parent: nil, nodes: 0..<4, ownEnd: 4)
    let document = Document(
      frontMatter: FrontMatter(title: "Tap", slug: "tap", url: ""), file: "tap.md", nodes: nodes,
      sections: [section])
    let page = SitePage(
      document: document, folder: "tap", group: 0, previous: nil, next: nil, links: [:])
    return Site(settings: SiteSettings(), pages: [page], groups: [])
  }

  /// The payloads by the first word of their names.
  private func payloads(of site: Site) throws -> [String: [UInt8]] {
    var payloads: [String: [UInt8]] = [:]
    for part in try IndexWriter.parts(for: SiteWords(site), synonyms: Synonyms()) {
      payloads["\(part.name.kind.text)"] = part.payload
    }
    return payloads
  }
}
