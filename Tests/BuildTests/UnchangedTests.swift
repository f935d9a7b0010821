import Build
import Diagnostics
import Files
import Synchronization
import TemporaryFolder
import TestSupport
import Testing

/// A build that would come to the same again makes nothing, and one that would not makes all of it.
@Suite struct UnchangedTests {
  private static let start: [String: [UInt8]] = [
    "content/raw/a.md": Projects.mirror("a", "Some text.\n"),
    "content/raw/b.md": Projects.mirror("b", "See the following table.\n"),
    "content/raw/sub/c.md": Projects.mirror("c"),
    "content/pages/current/mine.md": page("mine", "By hand."),
    "content/site.yaml": Array("title: Names\n".utf8),
    "content/synonyms.yaml": Array("a: [b]\n".utf8),
  ]

  private static func page(_ slug: String, _ text: String) -> [UInt8] {
    Array("---\nslug: \(slug)\ntitle: \(slug)\n---\n\n\(text)\n".utf8)
  }

  private func project() throws -> FileSystem {
    let files = Projects.files(Self.start)
    try files.write("/hig/bin/hig", Array("program".utf8))
    return files
  }

  @discardableResult private func build(
    _ files: FileSystem, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> Report {
    let options = Projects.options {
      $0.keepsCache = true
      change(&$0)
    }
    return await Pipeline(options, files: files).build()
  }

  /// How many files a build writes.
  private func writings(
    of files: FileSystem, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> (count: Int, report: Report) {
    let written = Mutex(0)
    var counted = files
    counted.write = { path, bytes throws(FileError) in
      written.withLock { $0 += 1 }
      try files.write(path, bytes)
    }
    let report = await build(counted, change)
    return (written.withLock { $0 }, report)
  }

  @Test func nothingIsWrittenAndTheSameIsReported() async throws {
    let files = try project()
    let first = await build(files)
    #expect(!first.diagnostics.isEmpty, "else it is not seen that they are kept")
    for _ in 0..<2 {
      let (count, report) = await writings(of: files)
      #expect(count == 0)
      #expect(report.diagnostics == first.diagnostics)
      #expect(report.published == first.published)
      #expect(report.counts.filter { $0.number > 0 }.map(\.noun) == ["raw file", "page", "file"])
    }
  }

  /// The next build asks under the limit that the last one read it with.
  @Test func aFileThatIsTooLargeIsNoChange() async throws {
    let files = try project()
    let large = [UInt8](repeating: 0x61, count: FileLimit.package + 1)
    try files.write("p/content/raw/large.md", large)
    let first = await build(files)
    #expect(first.diagnostics.contains { $0.location.file.hasSuffix("large.md") })
    #expect(await writings(of: files).count == 0)
    try files.write("p/content/raw/large.md", Projects.mirror("large"))
    #expect(await writings(of: files).count > 0)
  }

  /// Many threads write the first pages of a folder that is not there yet.
  @Test func pagesThatWereWrittenBesideOneAnotherAreKnown() async throws {
    for _ in 0..<20 {
      let raw = (0..<24).map { ("content/raw/p\($0).md", Projects.mirror("p\($0)")) }
      let files = Projects.files(Dictionary(uniqueKeysWithValues: raw))
      try files.write("/hig/bin/hig", Array("program".utf8))
      await build(files) { $0.jobs = 8 }
      #expect(try files.list("p/content/pages/current").count == 24)
      #expect(await writings(of: files) { $0.jobs = 8 }.count == 0)
    }
  }

  private static let changes: [(name: String, change: @Sendable (FileSystem) throws -> Void)] = [
    ("a raw file", { try $0.write("p/content/raw/a.md", Projects.mirror("a", "Other.\n")) }),
    ("a new raw file", { try $0.write("p/content/raw/d.md", Projects.mirror("d")) }),
    ("a new folder", { try $0.write("p/content/raw/x/y/d.md", Projects.mirror("d")) }),
    ("a raw file less", { try $0.remove("p/content/raw/b.md") }),
    ("a page", { try $0.write("p/content/pages/current/mine.md", page("mine", "Other.")) }),
    (
      "an ingested page",
      { try $0.write("p/content/pages/current/a.md", page("a", "By hand.")) }
    ),
    ("a new page", { try $0.write("p/content/pages/current/new.md", page("new", "New.")) }),
    ("a new edition", { try $0.write("p/content/pages/2020/new.md", page("new", "New.")) }),
    ("a page less", { try $0.remove("p/content/pages/current/c.md") }),
    ("settings", { try $0.write("p/content/site.yaml", Array("title: Other\n".utf8)) }),
    ("no settings", { try $0.remove("p/content/site.yaml") }),
    ("synonyms", { try $0.write("p/content/synonyms.yaml", Array("a: [c]\n".utf8)) }),
    ("a template", { try $0.write("/hig/templates/page.mustache", Array("<i>\n".utf8)) }),
    ("an own template", { try $0.write("p/templates/page.mustache", Array("<b>\n".utf8)) }),
    ("a picture", { try $0.write("p/content/assets/a.png", Array("no picture".utf8)) }),
    ("the search", { try $0.write("/hig/.build-wasm/search.wasm", [1]) }),
    ("the program", { try $0.write("/hig/bin/hig", Array("another".utf8)) }),
    ("a file of the site", { try $0.write("p/public/a/index.html", [1]) }),
    ("a file of the site less", { try $0.remove("p/public/a/index.html") }),
    ("the manifest", { try $0.write("p/public/build-manifest.json", [1]) }),
  ]

  /// After each, the site is that of a build that knows nothing, whatever was built before.
  @Test(arguments: changes.indices) func eachChangeIsSeen(number: Int) async throws {
    let (name, change) = Self.changes[number]
    let files = try project()
    await build(files)
    await build(files)
    try change(files)
    let (count, report) = await writings(of: files)
    // Of a site that was harmed, a build may also say so and leave it.
    if report.published != nil {
      #expect(count > 0, "\(name)")
      let built = try files.everything(below: "p/public")
      try files.removeTree("p/.cache")
      try files.removeTree("p/public")
      let anew = await build(files)
      #expect(try files.everything(below: "p/public") == built, "\(name)")
      #expect(anew.diagnostics == report.diagnostics, "\(name)")
    } else {
      let isBroken = report.broken
      #expect(isBroken, "\(name)")
    }
  }

  @Test func otherOptionsAreAnotherBuild() async throws {
    let files = try project()
    await build(files)
    #expect(await writings(of: files) { $0.settings["title"] = "X" }.count > 0)
    #expect(await writings(of: files) { $0.release = true }.count > 0)
    #expect(await writings(of: files) { $0.release = true }.count == 0)
  }

  @Test func whereARunIsAtWorkNothingIsTakenForGranted() async throws {
    let files = try project()
    await build(files)
    try files.write("p/.public.stage/.hig-site", [])
    #expect(await writings(of: files).count > 0)
    #expect(files.kind("p/.public.stage") == nil)
  }
}

extension FileSystem {
  fileprivate func everything(below folder: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for path in try walk(folder) { found[path] = try read(Path.join(folder, path)) }
    return found
  }
}
