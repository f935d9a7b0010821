import Build
import Diagnostics
import Files
import Testing

@Suite struct SettingsTests {
  private func told(_ yaml: String) async -> [String] {
    let files = Projects.files(
      Projects.two.merging(["content/site.yaml": Array(yaml.utf8)]) { $1 })
    return await Pipeline(Projects.options(), files: files).check().diagnostics.map {
      "\($0.location.text) \($0.level) \($0.summary)" + ($0.remedy.map { " → \($0)" } ?? "")
    }
  }

  @Test func everyKnownKeyIsFine() async {
    let yaml = """
      title: T
      tagline: "a: b"
      base-url: https://example.org/hig
      audit: summary
      notice: Ours.
      concepts:
        old-a: a
        B Views: b
      navigation:
        - title: One
          pages: [b, a]

      """
    #expect(await told(yaml) == [])
  }

  @Test func anErrorHereIsNotToldAsALackOfPages() async {
    #expect(await told("tagine: x\n").count == 1)
  }

  @Test(arguments: ["", "# nothing\n"])
  func nothingIsFine(yaml: String) async { #expect(await told(yaml) == []) }

  @Test(arguments: [
    ("title: T\ntagine: x\n", "2:1 error unknown setting “tagine” → Did you mean “tagline”?"),
    (
      "colour: x\n",
      "1:1 error unknown setting “colour” → Known are title, tagline, base-url, navigation, "
        + "concepts, notice, audit, checks, defaults."
    ),
    (
      "concepts: a\n",
      "1:11 error “concepts” wants old names with slugs → Write “old-name: slug” below it."
    ),
    ("concepts:\n  a: [b]\n", "2:6 error “a” wants a text"),
    ("title: [a]\n", "1:8 error “title” wants a text"),
    ("title:\n", "1:7 error “title” wants a text"),
    (
      "base-url: example.org\n",
      "1:11 error “example.org” is no address of a site → Write it whole, as https://example.org/hig/."
    ),
    (
      "audit: page\n",
      "1:8 error “page” is no extent of the audit → One of pages, summary, none."
    ),
    ("audit: [pages]\n", "1:8 error “” is no extent of the audit"),
    ("a: b: c\n", "1:5 error this is no YAML: mapping values are not allowed in this context"),
    ("title: T\ntitle: U\n", "2:1 error this is no YAML: the key “title” twice"),
    (
      "navigation:\n  - title: One\n",
      "2:5 error a group of the navigation wants a title and pages → "
        + "Write “- title: …” and below it “pages: [slug, slug]”."
    ),
    ("navigation: One\n", "1:13 error “navigation” wants a list of groups"),
    (
      "navigation:\n  - title: One\n    pages: [a, [b]]\n",
      "3:16 error a page of the navigation is its slug"
    ),
    (
      "navigation:\n  - title: One\n    page: x\n    pages: [a]\n",
      "3:5 error unknown setting “page” → Did you mean “pages”?"
    ),
    (
      "navigation:\n  - title: One\n    pages: [a]\n  - title: Two\n    pages: [b, a]\n",
      "5:16 error the page “a” is named twice → Name it in one group, once."
    ),
    ("hello\n", "1:1 error the settings are no fields"),
    ("- a\n", "1:1 error the settings are no fields"),
  ])
  func whatIsWrongIsLocated(yaml: String, message: String) async {
    // Other rules may tell what follows from it, as notes.
    let told = await told(yaml).filter { $0.contains(" error ") }
    #expect(
      told.count == 1 && told[0].hasPrefix("p/content/site.yaml:" + message), "\(told)")
  }
}
