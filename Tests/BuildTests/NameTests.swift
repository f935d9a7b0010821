import Build
import Diagnostics
import Files
import Model
import Testing

/// No name of a page, a section or an edition stops a build, whoever gave it.
@Suite struct NameTests {
  private func build(_ files: FileSystem) async -> Report {
    await Pipeline(Projects.options(), files: files).build()
  }

  private func page(_ fields: String) -> [UInt8] {
    Array("---\ntitle: T\n\(fields)\n---\n\n# T\n\nText.\n".utf8)
  }

  private func folders(_ files: FileSystem) throws -> [String] {
    try files.walk("p/public").filter { $0.hasSuffix("/index.html") }
  }

  private func rules(_ report: Report) -> [String] {
    report.diagnostics.filter { $0.level != .note }.map { "\($0.level) \($0.rule)" }
  }

  @Test(arguments: ReservedNames.top)
  func aReservedNameOfAPage(name: Slug) async throws {
    let files = Projects.files(["content/pages/current/x.md": page("slug: \(name)")])
    let report = await build(files)
    #expect(rules(report) == ["warning name-taken"] && report.published != nil)
    #expect(try folders(files).contains("\(name)-2/index.html"))
  }

  @Test(arguments: ReservedNames.top)
  func aReservedNameOfASectionAndAnEdition(name: Slug) async throws {
    let files = Projects.files([
      "content/pages/current/x.md": page("slug: a\nsection: \(name)"),
      "content/pages/\(name)/x.md": page("slug: a\nedition: \(name)"),
    ])
    let report = await build(files)
    #expect(Set(rules(report)) == ["warning name-taken"] && report.published != nil)
    #expect(try folders(files).contains("\(name)-2/a/index.html"))
  }

  /// An earlier run has written such pages: they are built, and it is told what to change.
  @Test(arguments: [
    "slug: a\nedition: a b", "slug: a\nedition: ../..", "slug: a\nedition: /some/folder",
    "slug: a\nedition: \"\"", "slug: a\nedition: \"a\\0b\"", "slug: ../../a",
    "slug: " + String(repeating: "a", count: 300), "slug: a.b", "slug: a\nurl: javascript:x",
    "slug: a\nupdated: soon",
    "slug: a\nsection: " + String(repeating: "b", count: 600),
  ])
  func aPageThatWasLeftBehindStopsNoBuild(fields: String) async throws {
    let files = Projects.files([
      "content/pages/current/x.md": page(fields), "content/raw/b.md": Projects.mirror("b"),
    ])
    let report = await build(files)
    #expect(rules(report) == ["warning field-invalid"] && report.published != nil)
    #expect(report.diagnostics.first?.location.file == "p/content/pages/current/x.md")
    #expect(report.diagnostics.first?.remedy != nil)
    #expect(try folders(files).contains("b/index.html"))
  }

  @Test func twoPagesOfOneNameAreTwoPages() async throws {
    let files = Projects.files([
      "content/pages/current/x.md": page("slug: a"), "content/pages/current/y.md": page("slug: a"),
      "content/pages/current/z.md": page("slug: A"),
    ])
    let report = await build(files)
    #expect(Set(rules(report)) == ["warning name-taken"] && report.published != nil)
    let folders = Set(try folders(files))
    #expect(folders.isSuperset(of: ["A", "a-2", "a-3"].map { $0 + "/index.html" }))
  }

  @Test func namesStayWhateverElseIsThere() async throws {
    let one = Projects.files(["content/pages/current/x.md": page("slug: search")])
    let more = Projects.files([
      "content/pages/current/a.md": page("slug: search-3"),
      "content/pages/current/x.md": page("slug: search"), "content/raw/b.md": Projects.mirror("b"),
    ])
    for files in [one, more, more.listingBackwards] {
      #expect(await build(files).published != nil)
      #expect(try folders(files).contains("search-2/index.html"))
    }
  }
}
