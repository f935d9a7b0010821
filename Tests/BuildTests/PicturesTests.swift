import Build
import Diagnostics
import Files
import TestSupport
import Testing

/// Pictures from `content/raw` and `content/assets` to the site.
@Suite struct PicturesTests {
  private static func drawing(_ red: UInt8) -> [UInt8] {
    DrawnPNG.bytes(80, 40) { x, y in [red, UInt8(x), UInt8(y / 10), 255] }
  }

  private static let body = """
    ![A cup](https://example.com/published/1/cup.png)

    ## Use

    ![A pot](/images/com.apple.HIG/pot@2x.png)

    """

  private static func project(
    _ files: [String: [UInt8]], settings: String = ""
  ) -> FileSystem {
    var all = files
    all["content/raw/a.md"] = Projects.mirror("a", body)
    if !settings.isEmpty { all["content/site.yaml"] = Array(settings.utf8) }
    all["templates/page.mustache"] = Array("{{{content}}}\n".utf8)
    return Projects.files(all)
  }

  private static func published(_ files: FileSystem) -> [String] {
    let folder = "p/public/assets/figures"
    let all = files.kind(folder) == nil ? [] : (try? files.walk(folder)) ?? []
    // Without the digest.
    return all.map { path in
      let parts = path.split(separator: ".")
      return ([parts[0]] + parts.dropFirst(2)).joined(separator: ".")
    }
  }

  @Test func areFoundBesideRawFilesAndAreNoPages() async throws {
    let files = Self.project([
      "content/raw/apple/pictures/published/1/cup.png": Self.drawing(1),
      "content/raw/apple/pictures/published/2/cup~dark.png": Self.drawing(2),
      "content/raw/apple/fetch.jsonl": Array("{\"address\":\"a\"}\n".utf8),
      "content/assets/any/pot@2x.png": Self.drawing(3),
    ])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    #expect(report.told == [])
    #expect(report.counts.contains { $0 == ("raw file", 1) })
    #expect(report.counts.contains { $0 == ("picture", 3) })
    #expect(
      Set(Self.published(files)) == [
        "cup.png", "cup.webp", "cup-dark.png", "cup-dark.webp", "pot@2x.png", "pot@2x.webp",
      ])
    let page = try #require(files.text("p/public/a/index.html"))
    #expect(page.contains("media=\"(prefers-color-scheme: dark)\" type=\"image/webp\""))
    #expect(page.contains("width=\"80\" height=\"40\" alt=\"A cup\""))
    #expect(page.contains("width=\"40\" height=\"20\" alt=\"A pot\" loading=\"lazy\""))
  }

  @Test func aRawPictureThatIsBrokenIsReported() async {
    let files = Self.project([
      "content/raw/cup.png": Array(Self.drawing(1).prefix(60)), "content/raw/x.svg": [0x3C],
    ])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.told.contains { $0.hasPrefix("p/content/raw/cup.png warning asset: ") })
    #expect(Self.published(files) == ["cup.png"])
  }

  @Test(arguments: [
    ("original", ["cup.png"], "<img"), ("link", [], "<p class=\"away\">A cup <a href"),
    ("none", [], "<p class=\"away\">A cup</p>"),
  ])
  func theFormIsASetting(form: String, files: [String], markup: String) async throws {
    let system = Self.project(
      ["content/assets/cup.png": Self.drawing(1)], settings: "pictures: \(form)\n")
    #expect(await Pipeline(Projects.options(), files: system).build().published == "p/public")
    #expect(Self.published(system) == files)
    #expect(try #require(system.text("p/public/a/index.html")).contains(markup))
  }

  @Test func whatIsMissingOrUnusedIsNoted() async {
    let files = Self.project([
      "content/assets/cup.png": Self.drawing(1), "content/assets/jug.png": Self.drawing(2),
      "content/raw/tray.png": Self.drawing(3),
    ])
    let report = await Pipeline(Projects.options(), files: files).check()
    #expect(
      report.told.filter { $0.contains(" picture-") } == [
        "p/content/assets/jug.png note picture-unreferenced: "
          + "No page shows 2 pictures: `jug.png`, `tray.png` and others",
        "p/content/pages/current/a.md note picture-missing: Missing from the project: 1 of 2 pictures",
      ])
    let without = Self.project([:])
    let silent = await Pipeline(Projects.options(), files: without).check()
    #expect(!silent.told.contains { $0.contains(" picture-") })
  }

  /// A page's key has the pictures that it shows: another picture leaves it as it was.
  @Test func aNewPictureReachesItsPage() async throws {
    let files = Self.project(["content/assets/cup.png": Self.drawing(1)])
    let memo = Memo()
    func build() async -> String? {
      let report = await Pipeline(Projects.options(), files: files, memory: memo).build()
      #expect(report.published == "p/public")
      return files.text("p/public/a/index.html")
    }
    let first = await build()
    #expect(await build() == first)
    try files.write("p/content/assets/pot@2x.png", Self.drawing(3))
    #expect(await build()?.contains("alt=\"A pot\"") == true)
    try files.write("p/content/assets/cup.png", Self.drawing(9))
    #expect(await build() != first)
    try files.remove("p/content/assets/pot@2x.png")
    try files.write("p/content/assets/cup.png", Self.drawing(1))
    #expect(await build() == first)
  }
}
