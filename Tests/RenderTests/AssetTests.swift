import Bytes
import Files
import Model
import Render
import Testing

@testable import Render

@Suite struct AssetTests {
  @Test(arguments: [
    ("a { color : red ; }\n", "a{color :red}"),
    ("/* note */ a{b:c} /**/ d { e : f }", "a{b:c}d{e :f}"),
    ("a  >  b , c :is(d , e) { f: calc(1px + 2px) }", "a>b,c :is(d,e){f:calc(1px + 2px)}"),
    (
      "a::after { content: \"  /* kept */ \\\" \" / ''; }",
      "a::after{content:\"  /* kept */ \\\" \" / ''}"
    ),
    (
      "@media (width < 48rem) and (hover) { a { b: c; } }",
      "@media (width<48rem) and (hover){a{b:c}}"
    ),
    (
      "a ~ b { c: d } @media (width >= 40rem) { a { b: c } }",
      "a~b{c:d}@media (width>=40rem){a{b:c}}"
    ),
    ("a { b: url(\"data:x; y\") }", "a{b:url(\"data:x; y\")}"),
    ("a /* never closed", "a"),
    ("a { b: \"never closed", "a{b:\"never closed"),
    ("", ""),
  ])
  func shrinksStyles(source: String, expected: String) {
    #expect(String(decoding: AssetMinifier.css(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("// note\n  let a = 1; // goes\n\n", "let a=1;\n"),
    ("/** One. */\nlet a;\n/*\n * Two.\n */ let b;\n", "let a;\nlet b;\n"),
    ("let a = `\n  // text\n\n`;\n  let b;\n", "let a=`\n  // text\n\n`;\nlet b;\n"),
    ("let a = 'http://b';\n", "let a='http://b';\n"),
    ("f(/** @type {A} */ (b), c)", "f((b),c)\n"),
    ("a + +b - -c; return typeof d", "a + +b - -c;return typeof d\n"),
    ("x.replace(/[/'] \\/\"/g, \" \")", "x.replace(/[/'] \\/\"/g,\" \")\n"),
    ("a = b / c / d", "a=b / c / d\n"),
    ("f(a => /'/.test(a)) // goes", "f(a=>/'/.test(a))\n"),
    ("return /[\"/]/ // goes", "return /[\"/]/\n"), ("list.of / 2 // '", "list.of / 2\n"),
    ("if (f(a)) /'/.exec(b) // goes", "if(f(a))/'/.exec(b)\n"), ("(a) / 2 // '", "(a)/ 2\n"),
    ("a++ / 2 // '", "a++ / 2\n"), ("a + /'/.source // goes", "a + /'/.source\n"),
    ("/a/ / 2 // '", "/a/ / 2\n"), ("my_return / 2 // '", "my_return / 2\n"),
    ("`a ${ b ? `c  d` : \"}  \" }  e`  ", "`a ${ b ? `c  d` : \"}  \" }  e`\n"),
    ("a /* never closed", "a\n"), ("'never closed", "'never closed\n"), ("`${`", "`${`\n"),
    ("a\n(b)", "a\n(b)\n"), ("", ""), ("\\", "\\\n"),
  ])
  func shrinksScripts(source: String, expected: String) {
    #expect(String(decoding: ScriptMinifier.minify(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test func shrinksOnce() {
    let source = Array("a { b : c ; }\n/* x */ d e , f { g: h }".utf8)
    #expect(AssetMinifier.css(AssetMinifier.css(source)) == AssetMinifier.css(source))
  }

  @Test func putsStylesAndScriptsTogetherByName() throws {
    let assets = [
      "css/20-b.css": "b { }", "css/10-a.css": "a { }", "js/10-theme.js": "theme();\n",
      "js/30-c.js": "c();", "js/20-b.js": "b();", "icon.svg": "<svg/>",
    ]
    let rendered = try SampleSite.renderer([:], assets: assets).siteFiles()
    let files = rendered.files.filter { $0.path.hasPrefix("assets/") }
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts == ["a{}b{}", "theme();\nb();\nc();\n", "<svg/>"])
    #expect(
      files.map { $0.path.split(separator: ".").first } == [
        "assets/site", "assets/site", "assets/icon",
      ])
  }

  @Test func keepsFoldersApart() throws {
    let assets = [
      "css/a.css": "a{}", "css/audit/b.css": "b{}", "css/audit/a.css": "c{}",
      "css/maps/a.css": "d{}",
      "js/tables/a.js": "t();", "js/a.js": "a();",
    ]
    let page =
      "{{assets.css}} {{assets.styles.audit}} {{assets.styles.maps}} {{assets.scripts.tables}}"
    let renderer = try SampleSite.renderer(["page": page], assets: assets)
    let files = renderer.siteFiles()
    let named = try #require(renderer.pageFiles(at: 0)["boxes/index.html"])
    let texts = named.split(separator: " ").map { files[String($0)] }
    #expect(texts == ["a{}", "c{}b{}", "d{}", "t();\n"])
  }

  @Test func putsWhatTheFirstScreenNeedsIntoThePage() throws {
    let assets = ["css/inline/a.css": "a { b: c }", "js/inline/a.js": "f();", "css/a.css": "d{}"]
    let page =
      "{{site.policy}}|<style>{{{assets.inline.style}}}</style>|{{{assets.inline.script}}}"
    let renderer = try SampleSite.renderer(["page": page], assets: assets)
    let parts = try #require(renderer.pageFiles(at: 0)["boxes/index.html"]).split(separator: "|")
    #expect(parts[1] == "<style>a{b:c}</style>")
    let script = Base64.text(SHA256.digest(Array(parts[2].utf8)))
    let style = Base64.text(SHA256.digest(Array("a{b:c}".utf8)))
    let policy = parts[0].replacing("&#39;", with: "'")
    #expect(policy.contains("script-src 'self' 'sha256-\(script)' 'wasm-unsafe-eval';"))
    #expect(policy.contains("style-src 'self' 'sha256-\(style)';"))
    let files = renderer.siteFiles().files.map(\.path).filter { $0.hasPrefix("assets/") }
    #expect(files.count == 1)
  }

  @Test(.enabled(if: RepositoryTemplatesTests.isThere)) func theFirstScreenNeedsTwoKilobytes() {
    let (library, _) = TemplateLibrary.load([RepositoryTemplatesTests.folder], files: .disk)
    let inline = AssetBundle(library.assets).value["inline"]
    guard case .html(let style)? = inline?["style"]?.made else {
      Issue.record("no styles of the first screen")
      return
    }
    #expect(1000...2048 ~= style.count)
  }

  @Test func namesAssetsAfterTheirContent() throws {
    let page = ["page": "{{assets.css}}"]
    let one = try SampleSite.renderer(page, assets: ["css/a.css": "a{}"]).pageFiles(at: 0)
    let same = try SampleSite.renderer(page, assets: ["css/b.css": "a {}"]).pageFiles(at: 0)
    let other = try SampleSite.renderer(page, assets: ["css/a.css": "b{}"]).pageFiles(at: 0)
    #expect(one["boxes/index.html"] == same["boxes/index.html"])
    #expect(one["boxes/index.html"] != other["boxes/index.html"])
  }
}
