import Diagnostics
import Files
import Model
import SearchIndex
import TestSupport
import Testing

@testable import Build

/// What ships with `hig`, and what a project makes of it.
@Suite struct DefaultsTests {
  private static let shipped = FileSystem.memory([
    "/defaults/site.yaml": Array(
      ("concepts:\n  old: a\n  older: b\nnavigation:\n  - title: One\n    pages: [a]\n"
        + "answers:\n  - {title: A, page: a}\n").utf8),
    "/defaults/synonyms.yaml": Array("box: [frame]\nlist: [table]\n".utf8),
  ])

  private let defaults = Defaults(Resources(files: .memory(), builtIn: Self.shipped))

  private func settings(_ change: (inout SiteSettings) -> Void = { _ in }) -> SiteSettings {
    var settings = SiteSettings()
    change(&settings)
    return settings
  }

  @Test func aProjectThatSaysNothingGetsAll() {
    let whole = defaults.completing(settings())
    #expect(whole.concepts == ["old": "a", "older": "b"])
    #expect(whole.knownGroups == [NavigationEntry(title: "One", slugs: ["a"])])
    #expect(whole.navigation.isEmpty)
    let synonyms = defaults.completing(Synonyms(), for: whole)
    #expect(synonyms.groups.map(\.target) == ["box", "list"])
  }

  @Test func whatAProjectSaysIsAdded() {
    let whole = defaults.completing(settings { $0.concepts = ["old": "c", "new": "d"] })
    #expect(whole.concepts == ["old": "c", "older": "b", "new": "d"])
    let own = Synonyms([
      Synonyms.Group(target: "list", words: ["rows"]),
      Synonyms.Group(target: "cup", words: ["mug"]),
    ])
    let groups = defaults.completing(own, for: whole).groups
    #expect(groups.map(\.target) == ["box", "list", "cup"])
    #expect(groups.map(\.words) == [["frame"], ["table", "rows"], ["mug"]])
  }

  /// A capital letter marks a name that another maker gave, but not in a project’s own words.
  @Test func capitalsOfAProjectMarkNothing() {
    let marked = FileSystem.memory([
      "/defaults/site.yaml": Array("concepts:\n  old: a\n".utf8),
      "/defaults/synonyms.yaml": Array("pay: [PayPal]\n".utf8),
    ])
    let defaults = Defaults(Resources(files: .memory(), builtIn: marked))
    let own = Synonyms([.init(target: "wi-fi", words: ["WLAN"])])
    for chosen: Set<DefaultPart> in [[.synonyms], []] {
      let whole = settings { $0.defaults = chosen }
      let words = defaults.completing(own, for: whole).groups.flatMap(\.words)
      #expect(words == (chosen.isEmpty ? [] : ["PayPal"]) + ["wlan"])
    }
  }

  @Test func answersOfAProjectReplaceOurs() {
    let page = AnswerEntry(title: "A", page: "a", goal: .page)
    #expect(defaults.completing(settings()).answers == [page])
    #expect(defaults.completing(settings { $0.answers = [] }).answers == [])
  }

  @Test func whatAProjectRefusesIsLeftOut() {
    let whole = defaults.completing(settings { $0.defaults = [.concepts] })
    #expect(whole.knownGroups.isEmpty && whole.concepts.count == 2)
    #expect(defaults.completing(Synonyms(), for: whole).groups.isEmpty)
  }

  @Test func withoutFilesThereAreNone() {
    let none = Defaults(Resources(files: .memory(), builtIn: nil))
    #expect(none.completing(settings()) == settings())
    #expect(none.found.diagnostics.isEmpty && none.bytes.isEmpty)
  }

  /// The files of this repository: sound, and with each of Apple's groups.
  @Test func whatShipsIsSound() throws {
    let shipped = Defaults(Resources(files: .disk, builtIn: nil))
    #expect(shipped.found.diagnostics.isEmpty)
    let whole = shipped.completing(settings())
    #expect(whole.knownGroups.count == 14)
    let titles = Set(whole.knownGroups.map(\.title))
    #expect(whole.knownGroups.flatMap(\.parts).allSatisfy(titles.contains))
    let slugs = Set(whole.knownGroups.flatMap(\.slugs))
    #expect(whole.concepts.values.allSatisfy(slugs.contains))
  }
}

/// The setting that says which of them are used.
@Suite struct DefaultsSettingTests {
  private func told(_ yaml: String) async -> [String] {
    let files = Projects.files(
      Projects.two.merging(["content/site.yaml": Array(yaml.utf8)]) { $1 })
    return await Pipeline(Projects.options(), files: files).check().diagnostics
      .filter { $0.level == .error }
      .map { "\($0.location.text) \($0.summary)" + ($0.remedy.map { " → \($0)" } ?? "") }
  }

  @Test(arguments: ["[]", "[navigation]", "[synonyms, concepts, navigation]"])
  func aListIsFine(list: String) async { #expect(await told("defaults: \(list)\n") == []) }

  @Test(arguments: [
    ("no", "1:11 `defaults` must be a list → Write `defaults: [navigation, concepts, synonyms]`"),
    (
      "[groups]",
      "1:12 Unknown default `groups` → Use `navigation`, `concepts` or `synonyms`."
    ),
    ("[[a]]", "1:12 Unknown default ``"),
  ])
  func anotherValueIsLocated(value: String, message: String) async {
    let told = await told("defaults: \(value)\n")
    #expect(told.count == 1 && told[0].hasPrefix("p/content/site.yaml:" + message), "\(told)")
  }

  @Test func aGroupMayHaveGroupsInsteadOfPages() async {
    let yaml = "navigation:\n  - title: All\n    groups: [One]\n  - title: One\n    pages: [a]\n"
    #expect(await told(yaml) == [])
    let wrong = await told("navigation:\n  - title: All\n    groups: [[One]]\n")
    #expect(wrong == ["p/content/site.yaml:3:14 `groups` must be a list of titles of groups"])
  }
}

/// A whole build: what ships with the program reaches the site.
@Suite struct DefaultsRunTests {
  private func files(_ own: [String: [UInt8]] = [:]) async -> FileSystem {
    let shipped: [String: [UInt8]] = [
      "/hig/defaults/site.yaml": Array("navigation:\n  - title: Shipped\n    pages: [b]\n".utf8),
      "/hig/templates/home.mustache": Array("{{#groups}}{{title}}:{{count}} {{/groups}}".utf8),
    ]
    let files = Projects.files(Projects.two.merging(own) { $1 })
    for (path, bytes) in shipped { try? files.write(path, bytes) }
    _ = await Pipeline(Projects.options(), files: files).build()
    return files
  }

  @Test func theGroupsOfAProjectWithoutSettings() async {
    #expect(await files().text("p/public/index.html") == "Shipped:1 Other pages:1 ")
  }

  @Test func aProjectsOwnGroupsReplaceThem() async {
    let own = ["content/site.yaml": Array("navigation:\n  - title: Own\n    pages: [a]\n".utf8)]
    #expect(await files(own).text("p/public/index.html") == "Own:1 Other pages:1 ")
    let none = ["content/site.yaml": Array("defaults: []\n".utf8)]
    #expect(await files(none).text("p/public/index.html") == "All pages:2 ")
  }
}
