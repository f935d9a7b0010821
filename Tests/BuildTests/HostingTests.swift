import Build
import Diagnostics
import Files
import JSON
import Model
import Publish
import TestSupport
import Testing

/// What a site has for hosts and for browsers that keep it.
@Suite struct HostingTests {
  private static func files(_ settings: String) -> FileSystem {
    let own: [String: [UInt8]] = [
      "content/site.yaml": Array(settings.utf8),
      "content/raw/a.md": Projects.mirror("a"),
      "templates/page.mustache": Array("<a href=\"{{root}}index.html\">Start</a>\n".utf8),
      "templates/assets/worker/10-a.js": Array("work();\n".utf8),
    ]
    return Projects.files(own)
  }

  private static func build(
    _ files: FileSystem, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> Report {
    await Pipeline(Projects.options(change), files: files).build()
  }

  @Test func withoutTheSettingNothingIsKept() async {
    let files = Self.files("")
    #expect(await Self.build(files).told == [])
    #expect(files.kind("p/public/offline.js") == nil)
    #expect(files.kind("p/public/take/files.json") == nil)
  }

  @Test func theWorkerNamesTheVersionOfAllThatIsRead() async throws {
    let (one, two) = (Self.files("offline: true\n"), Self.files("offline: true\n"))
    #expect(await Self.build(one).told == [])
    let script = try #require(one.text("p/public/offline.js"))
    let list = try JSONReader.read(try one.read("p/public/take/files.json"))
    let version = try #require(list["version"]?.string)
    #expect(script.hasPrefix("const site={\"version\":\"\(version)\",\"core\":["))
    #expect(script.hasSuffix("work();\n"))
    let listed = list["files"]?.array?.compactMap { $0.array?.first?.string } ?? []
    #expect(listed.contains("a/index.html") && !listed.contains("404.html"))
    _ = await Self.build(two) { $0.release = true }
    #expect(two.text("p/public/offline.js") == script)
    try two.write("p/content/raw/a.md", Projects.mirror("a", "Another text.\n"))
    _ = await Self.build(two)
    #expect(two.text("p/public/offline.js")?.contains(version) == false)
  }

  @Test func aSiteThatIsKeptNoLongerHasAWorkerThatKnowsNoVersion() async {
    let files = Self.files("offline: false\n")
    _ = await Self.build(files)
    #expect(files.text("p/public/offline.js") == "const site={};\nwork();\n")
    #expect(files.kind("p/public/take/files.json") == nil)
  }

  @Test(arguments: [
    ("", "../index.html"), ("addresses: folders\n", "../"), ("base-url: https://a.b/c\n", "../"),
    ("base-url: https://a.b/c\naddresses: files\n", "../index.html"),
  ])
  func linksNameFoldersWhereThereIsAServer(settings: String, href: String) async {
    let files = Self.files(settings)
    _ = await Self.build(files)
    #expect(files.text("p/public/a/index.html") == "<a href=\"\(href)\">Start</a>\n")
  }

  @Test func aServersSettingsAreWrittenBesideTheSiteUnlessSomebodyChangedThem() async throws {
    let files = Self.files("base-url: https://example.org/hig/\n")
    for host in [Host.nginx, .caddy] {
      let name = host == .nginx ? "p/public.nginx.conf" : "p/public.Caddyfile"
      #expect(await Self.build(files) { $0.host = host }.told == [])
      let first = try #require(files.text(name))
      #expect(first.contains("example.org") && first.contains("/hig/404.html") == (host == .nginx))
      #expect(first.contains(ContentPolicy.besidePages))
      #expect(first.contains(ContentPolicy().served))
      #expect(await Self.build(files) { $0.host = host }.told == [])
      try files.write(name, Array((first + "# Mine.\n").utf8))
      let told = await Self.build(files) { $0.host = host }.diagnostics.map(\.rule.id)
      #expect(told == ["host-edited"])
      #expect(files.text(name) == first + "# Mine.\n")
    }
  }

  /// What a server would take for a sign of its own is left to who writes the path there.
  @Test(arguments: ["a\"b", "{file./etc/passwd}", "a\\", "a$b", "a;b", "a\nb", "a#b"])
  func aFolderThatNoServerCanReadIsLeftOut(name: String) async throws {
    let files = Self.files("")
    for host in [Host.nginx, .caddy] {
      let output = "p/" + name
      _ = await Self.build(files) {
        $0.host = host
        $0.output = output
      }
      let text = try #require(files.text(output + (host == .nginx ? ".nginx.conf" : ".Caddyfile")))
      #expect(!text.contains(name), "\(text)")
      #expect(text.contains("write the path here"))
      #expect(text.contains("root") && !text.contains("# root"))
    }
  }

  @Test func aFolderMayHaveBlanksAndLettersOfAnyScript() async throws {
    let files = Self.files("")
    for host in [Host.nginx, .caddy] {
      _ = await Self.build(files) {
        $0.host = host
        $0.output = "p/mein büro"
      }
      let text = files.text("p/mein büro" + (host == .nginx ? ".nginx.conf" : ".Caddyfile"))
      #expect(text?.contains("p/mein büro\"") == true)
    }
  }

  @Test func whatAHostLooksForInTheSiteIsThere() async throws {
    let files = Self.files("")
    #expect(await Self.build(files) { $0.host = .netlify }.told == [])
    #expect(files.text("p/public/_headers")?.contains("nosniff") == true)
    #expect(await Self.build(files) { $0.host = .githubPages }.told == [])
    #expect(files.text("p/public/.nojekyll") == "")
    #expect(files.kind("p/public/_headers") == nil)
    _ = await Self.build(files)
    #expect(files.kind("p/public/.nojekyll") == nil)
    // Somebody’s own stays as it is.
    try files.write("p/public/.nojekyll", Array("mine".utf8))
    #expect(await Self.build(files) { $0.host = .githubPages }.told == [])
    #expect(files.text("p/public/.nojekyll") == "mine")
  }

  @Test func otherFormsOfAllPagesAreOffered() async throws {
    let files = Self.files("title: My rules\n")
    #expect(await Self.build(files) { $0.downloads = [.docset, .epub] }.told == [])
    for name in ["my-rules.epub", "my-rules.docset.zip"] {
      #expect(try files.read("p/public/take/" + name).starts(with: Array("PK".utf8)))
    }
  }
}
