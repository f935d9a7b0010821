import Build
import Bytes
import Diagnostics
import Files
import Testing

/// Pictures of the project itself, whatever they are called and whatever they claim to be.
@Suite struct LocalPicturesTests {
  private static let gif = Array("GIF89a".utf8) + [8, 0, 4, 0]
  private static let page = "<!doctype html><script>alert(document.domain)</script>"

  private static func project(_ assets: [String: [UInt8]], shows names: [String]) -> FileSystem {
    let body = names.map { "![A cup](https://example.com/\($0))\n" }.joined(separator: "\n")
    var all = ["content/raw/a.md": Projects.mirror("a", body)]
    for (name, bytes) in assets { all["content/assets/\(name)"] = bytes }
    all["templates/page.mustache"] = Array("{{{content}}}\n".utf8)
    return Projects.files(all)
  }

  private static func published(_ files: FileSystem) -> [String] {
    let folder = "p/public/assets/figures"
    return files.kind(folder) == nil ? [] : (try? files.walk(folder)) ?? []
  }

  @Test(arguments: [
    ("a\\b.gif", "a%5Cb.gif"), ("a%2Fb.gif", "a%252Fb.gif"), ("a\"b'c.gif", "a%22b'c.gif"),
    ("a?b#c.gif", "a%3Fb%23c.gif"), ("a\u{1}\u{7F}b.gif", "a%01%7Fb.gif"),
    ("a&b;c.gif", "a&b;c.gif"),
    ("画面.gif", "%E7%94%BB%E9%9D%A2.gif"), ("a<b>.gif", "a%3Cb%3E.gif"), ("gif", "gif"),
    (String(repeating: "a", count: 250) + ".gif", String(repeating: "a", count: 250) + ".gif"),
  ])
  func noNameFailsABuild(name: String, address: String) async throws {
    let files = Self.project([name: Self.gif], shows: [address])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    let path = try #require(Self.published(files).first)
    #expect(path.utf8.allSatisfy { 0x2B...0x7A ~= $0 && $0 != UInt8(ascii: "\\") })
    #expect(path.hasSuffix(".gif") && path.utf8.count < 130)
    let page = try #require(files.text("p/public/a/index.html"))
    #expect(page.contains("<img src=\"../assets/figures/\(path)\" width=\"8\" height=\"4\""))
  }

  /// Bytes that are a GIF and a page of HTML have the ending of a GIF.
  @Test(arguments: ["cup.html", "cup.svg", "cup.png", "cup.xhtml", "cup", "cup.js", "CUP.HTML"])
  func theContentDecidesWhatAPictureIs(name: String) async throws {
    let files = Self.project([name: Self.gif + Array(Self.page.utf8)], shows: [name])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    #expect(Self.published(files).map { $0.split(separator: ".").last } == ["gif"])
    let page = try #require(files.text("p/public/a/index.html"))
    #expect(page.contains(".gif\" width=\"8\""))
  }

  @Test func whatIsNoHarmlessPictureIsRefusedByNameAndReason() async {
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\">\n"
    let files = Self.project(
      [
        "a.svg": Array((drawing + " <script>alert(1)</script></svg>").utf8),
        "b.svg": Array((drawing + "<g onload=\"alert(1)\"/></svg>").utf8),
        "c.svg": Array((drawing + "<image href=\"https://example.com/a.png\"/></svg>").utf8),
        "d.png": Array(Self.page.utf8), "e.svgz": [0x1F, 0x8B, 8], "f.svg": Array("<svg/>".utf8),
        "g.svg": Array((drawing + "<path d=\"M0 0\"/></svg>").utf8),
      ], shows: ["a.svg", "g.svg"])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    #expect(
      report.told.filter { $0.contains(" asset: ") } == [
        "p/content/assets/a.svg:2:2 warning asset: SVG contains a `script` element",
        "p/content/assets/b.svg:2:4 warning asset: SVG contains the event handler `onload`",
        "p/content/assets/c.svg:2:8 warning asset: "
          + "SVG refers to `https://example.com/a.png`",
        "p/content/assets/d.png warning asset: Not an image of a known type",
        "p/content/assets/e.svgz warning asset: Compressed file, expected an image",
        "p/content/assets/f.svg warning asset: Cannot read the image's dimensions",
      ])
    #expect(Self.published(files).count == 1)
    #expect(files.text("p/public/a/index.html")?.contains("<img") == true)
  }

  /// Two names may come to one, and each page still shows what it asks for.
  @Test func namesThatComeToOne() async throws {
    let files = Self.project(["a?b.gif": Self.gif, "a#b.gif": Self.gif], shows: ["a%3Fb.gif"])
    #expect(await Pipeline(Projects.options(), files: files).build().published == "p/public")
    #expect(Self.published(files).count == 1)
    #expect(files.text("p/public/a/index.html")?.contains("<img") == true)
    try files.remove("p/content/assets/a?b.gif")
    #expect(await Pipeline(Projects.options(), files: files).build().published == "p/public")
    #expect(Self.published(files) == [])
    #expect(files.text("p/public/a/index.html")?.contains("<img") == false)
  }

  /// What lies with the templates is trusted, but it is what it is too.
  @Test func assetsOfTemplates() async throws {
    let files = Self.project([:], shows: [])
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>a()</script></svg>"
    let assets = [
      "a.html": Self.gif + Array(Self.page.utf8), "b.png": Array(Self.page.utf8),
      "c.svg": Array(drawing.utf8), "d e\\f.woff2": [1, 2], "g.GIF": Self.gif,
    ]
    for (name, bytes) in assets { try files.write("p/templates/assets/\(name)", bytes) }
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public")
    #expect(
      report.told.filter { $0.contains(" asset: ") } == [
        "p/templates/assets/a.html warning asset: Published as `.gif`: its content is of that type",
        "p/templates/assets/b.png warning asset: Not an image, although its name ends in `.png`",
      ])
    let names = try files.walk("p/public/assets").map { path in
      path.split(separator: ".").enumerated().filter { $0.offset != 1 }.map { String($0.element) }
    }
    #expect(Set(names) == [["a", "gif"], ["c", "svg"], ["d-e-f", "woff2"], ["g", "gif"]])
  }

  /// A page that was saved as one file, text that a tool wrote with its pictures, and the same page
  /// of both: what has a name of its own is looked for by it first.
  @Test(arguments: [true, false])
  func picturesThatARawFileHasInItsAddresses(hasFile: Bool) async throws {
    func gif(_ width: UInt8) -> [UInt8] { Array("GIF89a".utf8) + [width, 0, 9, 0] }
    func data(_ width: UInt8) -> String { "data:image/gif;base64," + Base64.text(gif(width)) }
    let host = "https://developer.apple.com/design/human-interface-guidelines"
    func saved(_ page: String, _ picture: String) -> [UInt8] {
      Array(
        ("<!DOCTYPE html><title>\(page) | Apple Developer Documentation</title>"
          + "<link rel=canonical href=\(host)/\(page)><main><h1>\(page)</h1><p>Tea and cups.</p>"
          + picture + "</main>").utf8)
    }
    var all = [
      "content/raw/embedded-x/a.html": saved("a", "<img alt=Cup src=\"\(data(21))\">"),
      "content/raw/x/b.md": Projects.mirror("b", "![Pot](\(data(22)))\n"),
      "content/raw/c.md": Projects.mirror(
        "c", "Tea and cups.\n\n![Pan](https://x.test/pan.gif)\n\n[V](#embedded-views)\n"),
      "content/raw/x/c.html": saved("c", "<img alt=Pan src=\"\(data(23))\">"),
      "templates/page.mustache": Array("{{{content}}}\n".utf8),
    ]
    if hasFile { all["content/assets/pan.gif"] = gif(99) }
    let files = Projects.files(all)
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.published == "p/public", "\(report.told)")
    for (page, width) in [("a", 21), ("b", 22), ("c", hasFile ? 99 : 23)] {
      let html = try #require(files.text("p/public/\(page)/index.html"))
      #expect(html.contains(" width=\"\(width)\" "), "\(page): \(html)")
    }
    #expect(Self.published(files).count == 3)
    let markdown = try #require(files.text("p/public/c/index.md"))
    #expect(markdown.contains("![Pan](https://x.test/pan.gif)\n\n[V](#embedded-views)"))
    #expect(!report.told.contains { $0.contains("picture-missing") })
  }
}
