import Build
import Bytes
import Diagnostics
import Files
import Model
import PageFormat
import TestSupport
import Testing

/// A raw file of our own form with a right digest is trusted no more than any other: whatever its
/// fields say, all that is written stays in the project.
@Suite struct HostileFieldsTests {
  /// A page as `hig` writes it, with other fields, under the digest that these have.
  private static func raw(_ fields: [(String, String)]) -> [UInt8] {
    let lines = fields.map { "\($0.0): \($0.1)\n" }.joined()
    func page(_ digest: String) -> [UInt8] {
      Array("---\nschema: 1\n\(lines)digest: \"\(digest)\"\n---\n\n# T\n\nText.\n".utf8)
    }
    return page(String(SHA256.hex(page("")).prefix(16)))
  }

  /// What is written outside of the pages and the site, and where pages went.
  private func written(
    _ raw: [UInt8]
  ) async throws -> (report: Report, pages: [String], outside: [String]) {
    let before = ["content/raw/x.md": raw, "content/raw/b.md": Projects.mirror("b")]
    let files = Projects.files(before)
    let report = await Pipeline(Projects.options(), files: files).build()
    let roots = [("/", "/"), ("p", "p/"), ("..", "../"), (".", "./")]
    let all = try roots.flatMap { root, prefix in
      files.kind(root) == .folder ? try files.walk(root).map { prefix + $0 } : []
    }
    let known = ["p/content/raw/", "p/content/pages/", "p/public/", "/hig/", "./p/", ".//hig/"]
    let outside = all.filter { path in !known.contains { path.hasPrefix($0) } }
    return (report, all.filter { $0.hasPrefix("p/content/pages/") }, outside)
  }

  @Test(arguments: [
    "/some/folder", "../..", "\"\"", "\"a b\"", "\"a\\u0000b\"", "..", ".", "a/../../b", "~",
    "\\\\a",
    String(repeating: "a", count: 300), "\"\\u202Ea\"", "current/..",
  ])
  func anEditionIsNoPath(edition: String) async throws {
    let raw = Self.raw([("title", "T"), ("slug", "x"), ("edition", edition), ("abstract", "\"\"")])
    let (report, pages, outside) = try await written(raw)
    #expect(outside == [])
    #expect(report.published != nil && report.diagnostics.map(\.rule.id).contains("field-invalid"))
    #expect(pages.count == 2, "\(pages)")
    for page in pages {
      let parts = page.split(separator: "/").map(String.init)
      #expect(parts.count == 5 && Slug(checking: parts[3])?.isPlain == true, "\(page)")
    }
  }

  @Test(arguments: ["../x", "a b", "\"\"", "/x", String(repeating: "a", count: 300), "search"])
  func aSlugIsNoPath(slug: String) async throws {
    let raw = Self.raw([("title", "T"), ("slug", slug), ("edition", "current")])
    let (report, _, outside) = try await written(raw)
    #expect(outside == [] && report.published != nil)
  }

  @Test func datesAndAddressesAreLeftOut() async throws {
    let raw = Self.raw([
      ("title", "T"), ("slug", "x"), ("url", "\"javascript:alert(1)\""), ("edition", "current"),
      ("updated", "\"<b>\""),
    ])
    let files = Projects.files(["content/raw/x.md": raw])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.diagnostics.map(\.rule.id) == ["field-invalid", "field-invalid"])
    let page = try #require(files.text("p/content/pages/current/x.md"))
    #expect(!page.contains("javascript") && !page.contains("updated"))
    for path in try files.walk("p/public") {
      let text = files.text("p/public/" + path) ?? ""
      #expect(path.hasPrefix("audit/") || !text.contains("javascript:alert"), "\(path)")
    }
  }

  @Test func linksOfOtherSchemesAreTextInEveryOutput() async throws {
    let body =
      "[x](javascript:1) <javascript:2>\n\n| Name | Link |\n| - | - |\n| a | [b](javascript:3) |\n"
      + "| c | [d](javascript:4) |\n"
    let files = Projects.files(["content/raw/a.md": Projects.mirror("a", body)])
    #expect(await Pipeline(Projects.options(), files: files).build().published != nil)
    for path in try files.walk("p/public") where !path.hasPrefix("audit/") {
      let text = files.text("p/public/" + path) ?? ""
      #expect(!text.contains("](javascript:") && !text.contains("<javascript:"), "\(path)")
      #expect(!path.hasPrefix("data/") || !text.contains("javascript:"), "\(path)")
    }
    #expect(files.text("p/public/a/index.md")?.contains("javascript\\:1") == true)
  }

  @Test func anyFieldsStayInside() async throws {
    var random = SeededRandom(115)
    let names = [
      "title", "slug", "url", "edition", "abstract", "section", "platforms", "updated", "keywords",
      "aliases", "scraped", "quality", "sources",
    ]
    for _ in 0..<60 {
      var fields = [("title", "T"), ("slug", "x")]
      for name in names where random.chance(2) {
        let value = String(decoding: random.bytes(upTo: 40), as: UTF8.self)
          .filter { !$0.isNewline }
        let parts = ["/", "..", "\\", "\"", value, "a", "[", "]", "search", "javascript:"]
        let hostile = random.list(upTo: 5) { $0.pick(parts) }.joined()
        fields.removeAll { $0.0 == name }
        fields.append((name, hostile))
      }
      let (report, _, outside) = try await written(Self.raw(fields))
      #expect(outside == [] && report.published != nil, "\(fields) \(report.told)")
    }
  }
}
