import Diagnostics
import Files
import Glibc
import Ingest
import JSON
import Model
import PageFormat
import Parse
import TestSupport
import Testing

/// A page as JSON says the same as the page that the JSON was made from: headings, words, tables,
/// lists, asides, links and marks. `HIG_PAGES` names a folder of a mirror's pages to try as well.
@Suite struct RenderMakerTests {
  /// What comes of a page that went through JSON, and what it was.
  private struct Trip {
    let before: [String]
    let after: [String]
    let unsaid: [String: Int]
    let findings: [String]

    init(_ page: SourcePage) {
      let document = DocumentParser.parse(page).document
      var maker = RenderMaker(document)
      let json = JSONWriter.bytes(maker.page())
      unsaid = maker.unsaid
      let name = page.frontMatter.slug.text + ".json"
      let outcome = ingested(RawPage(file: name, name: name, bytes: json))
      findings = outcome.diagnostics.map { "\($0.rule): \($0.summary)" }
      before = Self.lines(document, of: page)
      let back = outcome.pages.first
      after = back.map { Self.lines(DocumentParser.parse($0).document, of: $0) } ?? []
    }

    /// The title and the tree of a page, as far as readers see it: blanks in a row are one, and
    /// none is at the end of a link; links within the page are whole; lines across it are left out.
    private static func lines(_ document: Document, of page: SourcePage) -> [String] {
      let address = "link \"\(PageAddress.url(of: page.frontMatter.slug))#"
      var isInLink = false
      let tree = document.dump.split(separator: "\n").map { line -> String in
        let indent = line.prefix { $0 == " " }
        let words = line.dropFirst(indent.count).split { $0 == " " || $0 == "\u{A0}" }
          .joined(separator: " ").replacing("link \"#", with: address)
        defer { isInLink = words.hasPrefix("link ") }
        return indent + (isInLink ? words.replacing(" \"", with: "\"") : words)
      }
      return [page.frontMatter.title] + tree.filter { !$0.hasSuffix("thematic break") }
    }

    var isSame: Bool { before == after && findings.isEmpty }

    var difference: String {
      let place = zip(before, after).prefix { $0 == $1 }.count
      let (was, came) = (before.dropFirst(place).first, after.dropFirst(place).first)
      return "line \(place + 1): was \(was ?? "-"), came \(came ?? "-"); \(findings)"
    }
  }

  private static let own = Path.join(
    Path.folder(Path.folder(Path.folder(Path.folder(#filePath)))), "content/pages/current")

  @Test func ourOwnPagesAreTheSame() throws {
    let names = try FileSystem.disk.list(Self.own).sorted()
    #expect(names.count > 40)
    for name in names {
      let bytes = try FileSystem.disk.read(Path.join(Self.own, name))
      let page = try #require(PageReader.read(bytes, file: name).page)
      let trip = Trip(page)
      #expect(trip.isSame && trip.unsaid.isEmpty, "\(name): \(trip.difference)")
    }
  }

  private static let mirror = getenv("HIG_PAGES").map { String(cString: $0) }

  @Test(.enabled(if: mirror != nil)) func pagesOfAMirrorAreTheSame() throws {
    let folder = try #require(Self.mirror)
    var (same, total) = (0, 0)
    var unsaid: [String: Int] = [:]
    for name in try FileSystem.disk.walk(folder) where name.hasSuffix(".md") {
      let bytes = try FileSystem.disk.read(Path.join(folder, name))
      guard let page = ingested(RawPage(file: name, name: name, bytes: bytes)).pages.first else {
        print("\(name): no page")
        continue
      }
      let trip = Trip(page)
      total += 1
      if trip.isSame { same += 1 } else { print("\(name): \(trip.difference) \(trip.unsaid)") }
      for (what, count) in trip.unsaid { unsaid[what, default: 0] += count }
    }
    print("\(same) of \(total) pages are the same; not in JSON: \(unsaid)")
    #expect(same == total)
  }
}
