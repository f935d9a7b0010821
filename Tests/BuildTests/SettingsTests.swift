import Diagnostics
import Files
import Model
import Testing

@testable import Build

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
      addresses: auto
      offline: always
      concepts:
        old-a: a
        B Views: b
      navigation:
        - title: One
          pages: [b, a]
      answers:
        - title: Cell
          page: later
          row: R
          column: C
        - {title: Section, page: later, section: S}
        - {title: Page, page: b}

      """
    // Where an answer leads is no matter of the settings alone.
    let told = await told(yaml)
    #expect(told.count == 2 && told.allSatisfy { $0.contains("no page “later”") })
  }

  /// As the file of a new project has them, without the `#` in front.
  @Test func everyExampleSetsItsKey() {
    for row in SiteSettings.rows { #expect(row.example.hasPrefix(row.key + ":")) }
    let yaml = SiteSettings.rows.map { $0.example + "\n" }.joined()
    let files = FileSystem.memory(["site.yaml": Array(yaml.utf8)])
    #expect(SettingsReader.read("site.yaml", from: files).found.diagnostics == [])
  }

  @Test func anErrorHereIsNotToldAsALackOfPages() async {
    #expect(await told("tagine: x\n").count == 1)
  }

  @Test(arguments: ["", "# nothing\n"])
  func nothingIsFine(yaml: String) async { #expect(await told(yaml) == []) }

  @Test(arguments: [
    ("title: T\ntagine: x\n", "2:1 error Unknown setting `tagine` → Did you mean `tagline`?"),
    (
      "colour: x\n",
      "1:1 error Unknown setting `colour` → Use \(SettingsReader.keys.alternatives)."
    ),
    (
      "concepts: a\n",
      "1:11 error `concepts` must map names to slugs → "
        + "Write lines such as `table-views: lists-and-tables`."
    ),
    ("concepts:\n  a: [b]\n", "2:6 error `a` must be a string"),
    ("title: [a]\n", "1:8 error `title` must be a string"),
    ("title:\n", "1:7 error `title` must not be empty → Write `title: …`, or remove the line."),
    (
      "title: ''\n",
      "1:8 error `title` must not be empty → Write `title: …`, or remove the line."
    ),
    (
      "title: \"x\n",
      "1:8 error Invalid YAML: missing closing quotation mark → "
        + "Close the quotation mark that opens here, or remove it."
    ),
    (
      "title: *x\n",
      "1:8 error Invalid YAML: aliases such as *name are not supported → "
        + "Write the value itself, or quote it: `'*name'`."
    ),
    (
      "title: x\n---\ntitle: y\n",
      "2:1 error Invalid YAML: more than one document → "
        + "Remove the line `---` and what follows it."
    ),
    (
      "base-url: example.org\n",
      "1:11 error `base-url` must start with `https://` or `http://`, but is “example.org” → "
        + "Write the whole address, such as `https://example.org/hig/`."
    ),
    (
      "base-url: https://e.org/?q\n",
      "1:11 error `base-url` must not have a query (`?q`) or a fragment (`#x`), but is "
        + "“https://e.org/?q” → Remove `?` or `#` and what follows it."
    ),
    (
      "audit: page\n",
      "1:8 error Unknown `audit` value `page` → Did you mean `pages`?"
    ),
    ("audit: [pages]\n", "1:8 error Unknown `audit` value `` → Use `pages`, `summary` or `none`."),
    ("pictures: png\n", "1:11 error Unknown `pictures` value `png` → Use "),
    (
      "navigation:\n  - titel: A\n    pages: [a]\n",
      "2:5 error Unknown setting `titel` → Did you mean `title`?"
    ),
    (
      "answers:\n  - {titel: T, page: a}\n",
      "2:6 error Unknown setting `titel` → Did you mean `title`?"
    ),
    (
      "checks:\n  missing-alt: eror\n",
      "2:16 error Unknown level `eror` → Did you mean `error`?"
    ),
    (
      "answers:\n  - title: T\n",
      "2:5 error An answer must have a `title` and a `page` → Write `- title: …` and below it "
        + "`page: slug`, then `row: …` and `column: …`, or `section: …`."
    ),
    (
      "answers:\n  - {title: T, page: a, row: R}\n",
      "2:5 error `row` and `column` must be given together → Add `column: …`."
    ),
    (
      "answers:\n  - {title: T, page: a, colum: R}\n",
      "2:25 error Unknown setting `colum` → Did you mean `column`?"
    ),
    (
      "defaults: [navigatoin]\n",
      "1:12 error Unknown default `navigatoin` → Did you mean `navigation`?"
    ),
    (
      "a: b: c\n",
      "1:5 error Invalid YAML: mapping values are not allowed in this context → "
        + "Quote a value that contains a colon and a space: `key: 'one: two'`."
    ),
    (
      "checks:\n\tmissing-alt: error\n",
      "2:1 error Invalid YAML: found character that cannot start any token → "
        + "Indent with spaces, not tabs; quote a value that begins with `@`, `` ` `` or `%`."
    ),
    (
      "title: T\ntitle: U\n",
      "2:1 error Invalid YAML: duplicate key “title” → Remove one of the two."
    ),
    (
      "navigation:\n  - title: One\n",
      "2:5 error A group must have a `title` and `pages` → "
        + "Write `- title: …` and below it `pages: [slug, slug]`."
    ),
    ("navigation: One\n", "1:13 error `navigation` must be a list of groups"),
    (
      "navigation:\n  - title: One\n    pages: [a, [b]]\n",
      "3:16 error A page must be a slug"
    ),
    (
      "navigation:\n  - title: One\n    page: x\n    pages: [a]\n",
      "3:5 error Unknown setting `page` → Did you mean `pages`?"
    ),
    (
      "navigation:\n  - title: One\n    pages: [a]\n  - title: Two\n    pages: [b, a]\n",
      "5:16 error Duplicate page `a` → Name it once, in one group."
    ),
    ("hello\n", "1:1 error The settings must be `key: value` pairs"),
    ("- a\n", "1:1 error The settings must be `key: value` pairs"),
  ])
  func whatIsWrongIsLocated(yaml: String, message: String) async {
    // Other rules may tell what follows from it, as notes.
    let told = await told(yaml).filter { $0.contains(" error ") }
    #expect(
      told.count == 1 && told[0].hasPrefix("p/content/site.yaml:" + message), "\(told)")
  }

  @Test(arguments: [
    ("content/site.yml", "content/site.yaml"), ("hig.yaml", "content/site.yaml"),
    ("site.yml", "content/site.yaml"), ("content/synonyms.yml", "content/synonyms.yaml"),
  ])
  func aNameThatIsNearlyRightIsTold(wrong: String, right: String) async {
    var project = Projects.two
    project[wrong] = Array("title: T\n".utf8)
    let report = await Pipeline(Projects.options(), files: Projects.files(project)).check()
    #expect(
      report.diagnostics.map { "\($0.location.text) \($0.rule.id) \($0.remedy ?? "")" }
        == ["p/\(wrong) settings-unread Rename it to `p/\(right)`."])
  }

  /// `hig init` writes the right file, in which all is a comment.
  @Test func aFileThatSetsNothingIsNotTheRightOne() async {
    var project = Projects.two
    project["content/site.yaml"] = Array("# title: T\n\n  # more\n".utf8)
    project["hig.yaml"] = Array("title: U\n".utf8)
    let report = await Pipeline(Projects.options(), files: Projects.files(project)).check()
    #expect(
      report.diagnostics.map { "\($0.location.text) \($0.rule.id) \($0.remedy ?? "")" }
        == ["p/hig.yaml settings-unread Move its lines to `p/content/site.yaml`."])
  }

  @Test func anotherFileBesideTheRightOneIsNoMistake() async {
    var project = Projects.two
    project["content/site.yaml"] = Array("title: T\n".utf8)
    project["site.yml"] = Array("title: U\n".utf8)
    #expect(
      await Pipeline(Projects.options(), files: Projects.files(project)).check().diagnostics == [])
  }
}
