import Build
import Diagnostics
import Files
import Testing

@Suite struct SynonymsTests {
  private func told(_ yaml: String) async -> [String] {
    let files = Projects.files(
      Projects.two.merging(["content/synonyms.yaml": Array(yaml.utf8)]) { $1 })
    return await Pipeline(Projects.options(), files: files).check().diagnostics
      .filter { $0.rule.id == "synonyms" }.map { "\($0.location.text) \($0.level) \($0.summary)" }
  }

  @Test(arguments: ["", "# nothing\n", "pull-down button: [dropdown, menu button]\n"])
  func listsOfWordsAreFine(yaml: String) async { #expect(await told(yaml) == []) }

  @Test func whatIsLongerThanAnyoneTypesIsTold() async {
    let (most, more) = (String(repeating: "a", count: 200), String(repeating: "a", count: 201))
    #expect(await told("\(most): [\(most)]\n") == [])
    #expect(
      await told("button: [\(more)]\n\(more): [cta]\n").map { $0.split(separator: "yaml:").last }
        == [
          "1:10 error Synonym longer than 200 bytes",
          "2:204 error Word longer than 200 bytes",
        ])
  }

  @Test(arguments: [
    ("- a\n", "1:1 error The synonyms must be `key: value` pairs"),
    ("button: cta\n", "1:9 error `button` must be a list of words"),
    ("button: [cta, []]\n", "1:15 error A synonym must be one word or a few"),
  ])
  func whatIsNoListIsToldWithItsPlace(yaml: String, expected: String) async {
    #expect(
      await told(yaml).map { $0.split(separator: "synonyms.yaml:").last.map(String.init) }
        == [expected])
  }
}
