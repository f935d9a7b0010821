import Diagnostics
import JSON
import Model
import Render
import Testing

@Suite struct SiteOutputTests {
  @Test func writesEachPageWhoseTemplateIsThere() throws {
    let names = ["home", "search", "not-found", "group", "audit"]
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, "{{root}}{{page.title}}") })
    let rendered = try SampleSite.renderer(texts).siteFiles()
    #expect(rendered["index.html"] == "Guide &amp; Co")
    #expect(rendered["search/index.html"] == "../Search")
    #expect(rendered["404.html"] == "/Not found")
    #expect(rendered["foundations/index.html"] == "../Foundations")
    #expect(rendered["audit/index.html"] == "../Audit")
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func leavesAFolderToThePageThatHasIt() throws {
    let rendered = try SampleSite.renderer(["group": "x"]).siteFiles()
    #expect(rendered["boxes/index.html"] == nil)
  }

  @Test(arguments: [
    ("{{counts.pages}}", "3"),
    (
      "{{#groups}}{{title}} {{count}} {{href}};{{/groups}}",
      "Foundations 2 foundations/index.html;Boxes 1 ios-2014/views/index.html;"
    ),
    (
      "{{#changes}}{{date}} {{title}};{{/changes}}", "2025-06-09 Boxes &lt;b&gt;;2024-02-02 Layout;"
    ),
  ])
  func startsWithGroupsAndChanges(template: String, text: String) throws {
    let rendered = try SampleSite.renderer(["home": template, "group": ""]).siteFiles()
    #expect(rendered["index.html"] == text)
  }

  @Test func listsThePagesOfAGroup() throws {
    let template =
      "{{#tree}}{{#current}}{{title}}:{{/current}}{{/tree}}"
      + "{{#pages}}{{href}} {{abstract}}{{/pages}}"
    let rendered = try SampleSite.renderer(["group": template]).siteFiles()
    #expect(
      rendered["foundations/index.html"]
        == "Foundations:boxes/index.html About Boxes &lt;b&gt;.layout/index.html About Layout.")
  }

  @Test(arguments: [
    ("{{totals.files}} {{totals.pages}} {{totals.kept}} {{totals.refused}}", "2 3 74.9% 1"),
    (
      "{{#sources}}{{name}}:{{#files}}{{file}} {{size}} {{kept}} {{dropped}} "
        + "{{#pages}}{{title}}{{/pages}}{{#state}}{{name}} {{reason}}{{/state}};"
        + "{{/files}}{{/sources}}",
      "other:noise.bin 3 0.0% 0.0% Refused nothing in it was read;"
        + "raw:boxes.md 2,000 75.0% 25.0% Boxes &lt;b&gt;;"
    ),
  ])
  func accountsForEveryRawFile(template: String, text: String) throws {
    let rendered = try SampleSite.renderer(["audit": template]).siteFiles()
    #expect(rendered["audit/index.html"] == text)
  }

  @Test(arguments: [
    (nil, "/"), ("https://a.b/", "/"), ("https://a.b:80/hig/", "/hig/"),
    ("http://a.b/x/y/", "/x/y/"), ("https://a.b//x/", "/x/"),
  ])
  func startsTheLinksOfTheErrorPageAtTheRoot(base: String?, root: String) throws {
    let renderer = try SampleSite.renderer(["not-found": "{{root}}"], baseURL: base)
    #expect(renderer.siteFiles()["404.html"] == root)
  }

  @Test func mapsTheSiteOnlyWhenItsAddressIsKnown() throws {
    #expect(try SampleSite.renderer([:]).siteFiles()["sitemap.xml"] == nil)
    #expect(try SampleSite.renderer([:]).siteFiles()["robots.txt"] == nil)
    let rendered = try SampleSite.renderer([:], baseURL: "https://a.b/").siteFiles()
    #expect(rendered["robots.txt"]?.hasSuffix("Sitemap: https://a.b/sitemap.xml\n") == true)
    let map = try #require(rendered["sitemap.xml"])
    #expect(map.contains("<url><loc>https://a.b/boxes/</loc><lastmod>2025-06-09</lastmod></url>"))
    #expect(map.contains("<url><loc>https://a.b/ios-2014/views/</loc></url>"))
  }

  @Test func tellsLanguageModelsWhatIsHere() throws {
    let text = try #require(try SampleSite.renderer([:]).siteFiles()["llms.txt"])
    #expect(text.hasPrefix("# Guide & Co\n\n> A tagline.\n\n## Foundations\n\n"))
    #expect(text.contains("- [Boxes \\<b>](boxes/index.md): About Boxes \\<b>.\n"))
    #expect(text.contains("- [Layout](layout/index.html): About Layout.\n"))
  }

  @Test func describesTheSiteToHomeScreens() throws {
    let renderer = try SampleSite.renderer([:], assets: ["icon.svg": "<svg/>"])
    let bytes = try #require(renderer.siteFiles().files.first { $0.path == "manifest.webmanifest" })
      .bytes
    let manifest = try JSONReader.read(bytes)
    #expect(manifest["name"]?.string == "Guide & Co")
    #expect(manifest["icons"]?.array?.first?["src"]?.string?.hasPrefix("assets/icon.") == true)
  }
}
