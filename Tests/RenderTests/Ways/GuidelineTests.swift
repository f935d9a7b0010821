import Bytes
import Model
import Testing

@testable import Render

@Suite struct GuidelineTests {
  private static let list =
    "{{filter}} {{#pages}}{{title}}/{{group}}:{{#guidelines}}{{word}} {{lead}} {{href}};"
    + "{{/guidelines}}{{/pages}}"
  private static let first =
    "{{#facets}}{{id}}:{{#choices}}{{slug}} {{title}} {{count}} {{href}};{{/choices}}\n{{/facets}}"
    + "{{total}}{{#shown}} {{shown}}{{/shown}} {{#pages}}{{title}} {{/pages}}"

  @Test func eachChoiceLeadsToItsList() throws {
    let rendered = try WaysSample.rendered(["guidelines": Self.first])
    #expect(
      rendered["guidelines/index.html"] == """
        verb:avoid Avoid 1 guidelines/avoid/index.html;prefer Prefer 1 guidelines/prefer/index.html;\
        advise Other 1 ;
        platform:ios iOS 1 guidelines/ios/index.html;watchos watchOS 1 guidelines/watchos/index.html;
        3 Cups Saucers 
        """)
  }

  @Test func guidelinesStandOnceInEachOrder() throws {
    let rendered = try WaysSample.rendered(["guideline-list": Self.list])
    #expect(
      rendered["guidelines/group-avoid/index.html"]
        == "group=group-avoid Cups/Avoid:Avoid avoid-chips cups/index.html#avoid-chips;"
        + "Advice hold-it cups/index.html#hold-it;"
        + "Saucers/Avoid:Prefer prefer-white saucers/index.html#prefer-white;")
    #expect(rendered["guidelines/ios/index.html"]?.contains("hold-it") == true)
    #expect(rendered["guidelines/watchos/index.html"]?.contains("prefer-white") == true)
    #expect(rendered["guidelines/prefer/index.html"]?.hasPrefix("verb=prefer") == true)
  }

  @Test func theDataSayOfEachWhatItIsAbout() throws {
    let rendered = try WaysSample.rendered(["guidelines": "{{data}}"])
    let start = try #require(rendered["guidelines/index.html"])
    let list = try #require(rendered[start])
    let words = try #require(
      rendered.files.first { $0.path.hasPrefix("guidelines/words.") })
    #expect(
      list == """
        hig.guidelines({"portion":512,"verbs":[["avoid","Avoid"],["consider","Consider"],\
        ["prefer","Prefer"],["ensure","Ensure"],["advise","Advice"]],"platforms":[["ios","iOS"],\
        ["ipados","iPadOS"],["macos","macOS"],["tvos","tvOS"],["visionos","visionOS"],\
        ["watchos","watchOS"]],"groups":[["group-avoid","Avoid"]],"parts":["\(words.path)"],\
        "pages":[["Cups","cups/index.html",0,"",0,"0041"],\
        ["Saucers","saucers/index.html",0,"",32,"2P"]]})

        """)
    // Each id is what the browser makes of the lead.
    #expect(
      String(decoding: words.bytes, as: UTF8.self)
        == "hig.leads(0,[\"avoid-chips\",\"hold-it\",\"prefer-white\"])\n")
  }

  @Test func aSiteWithoutTheListHasNoDataOfIt() throws {
    let rendered = try WaysSample.rendered(["guideline-list": Self.list])
    #expect(!rendered.files.contains { $0.path.hasPrefix("guidelines/list.") })
  }

  @Test(arguments: [
    ("Avoid it.", "avoid-it"), ("Don’t use Apple's “a/b”.", "dont-use-apples-a-b"),
    ("One two three four five six seven eight nine.", "one-two-three-four-five-six-seven-eight"),
    ("Café.", "caf"), ("…", ""),
  ])
  func plainIDsAreFirstWords(lead: String, id: String) {
    #expect(PlainID.of(lead) == id)
  }
}
