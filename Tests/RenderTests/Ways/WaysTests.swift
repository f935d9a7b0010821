import Model
import Testing

@testable import Render
import Vocabulary

/// What the lists of all things of a kind hold, and that they hold each once.
@Suite struct WaysTests {
  private static let timeline =
    "{{#years}}{{name}} {{count}}:{{#months}} {{name}}({{#entries}}{{day}} {{title}} {{href}} "
    + "{{text}};{{/entries}}){{/months}}\n{{/years}}"

  @Test func theTimelineHasEveryRowOnce() throws {
    let rendered = try WaysSample.rendered(["changes": Self.timeline])
    #expect(
      rendered["changes/index.html"] == """
        2025 2: June(June 9, 2025 Cups cups/index.html#changed-2025-06-09 Named iPhone.;\
        June 9, 2025 Saucers saucers/index.html#changed-2025-06-09 Shrank ␁&amp; &lt;b&gt;.;)
        2024 1: February(February 2, 2024 Cups cups/index.html#changed-2024-02-02 Grew.;)
        Undated 1: (Once Cups cups/index.html#changed Began.;)

        """)
  }

  @Test func aPlatformHasTheRowsThatNameItOrArePagesOfItAlone() throws {
    let rendered = try WaysSample.rendered([
      "changes": "{{#years}}{{#months}}{{#entries}}{{text}}{{/entries}}{{/months}}{{/years}}"
    ])
    #expect(rendered["changes/ios/index.html"] == "Named iPhone.")
    #expect(rendered["changes/watchos/index.html"]?.hasPrefix("Shrank") == true)
    #expect(rendered["changes/ipados/index.html"] == nil)
  }

  @Test(arguments: [
    ("Added the iPhone 17.", [Platform.iOS]), ("For iPadOS and the Mac.", [.iPadOS, .macOS]),
    ("Macros and iPhones’ kin", []), ("visionOS, Apple Watch", [.visionOS, .watchOS]),
    ("the Vision Pro and Apple TV", [.tvOS, .visionOS]), ("", []),
  ])
  func wordsNamePlatforms(text: String, platforms: [Platform]) {
    let matter = FrontMatter(title: "", slug: "a", url: "")
    #expect(PlatformWords.platforms(of: text, matter) == platforms)
  }

  @Test func theMatrixSaysWhatEachPageSays() throws {
    let rendered = try WaysSample.rendered([
      "platforms":
        "{{#platforms}}{{name}} {{/platforms}}\n{{#groups}}{{#pages}}{{title}}:{{#cells}} {{word}}{{/cells}}\n{{/pages}}{{/groups}}"
    ])
    #expect(
      rendered["platforms/index.html"]
        == "iOS watchOS \nCups: Yes Yes\nSaucers: Not said Yes\nCups: Not said Not said\n")
  }

  @Test func aPlatformsPageHasItsSectionsAndPages() throws {
    let rendered = try WaysSample.rendered([
      "platform":
        "{{#alone}}alone:{{#pages}}{{title}}{{/pages}}{{/alone}}{{#groups}}{{#pages}}{{href}} "
        + "{{#sections}}[{{title}}]{{opening}}{{#guidelines}}{{lead}}{{/guidelines}}{{/sections}}"
        + "{{/pages}}{{/groups}}{{#without}}without{{/without}}"
        + "{{#guidelines}}{{href}}{{/guidelines}}{{#changes}} {{href}}{{/changes}}"
    ])
    #expect(
      rendered["platforms/ios/index.html"]
        == "cups/index.html#iOS []Hold it well.hold-it"
        + "guidelines/ios/index.html changes/ios/index.html")
    #expect(rendered["platforms/watchos/index.html"]?.hasPrefix("alone:Saucers") == true)
    #expect(rendered["platforms/tvos/index.html"] == nil)
  }

  @Test func symbolsHaveTheirPlacesByFramework() throws {
    let rendered = try WaysSample.rendered([
      "symbols":
        "{{#frameworks}}{{title}}:{{#symbols}}{{name}} {{address}}{{#places}} {{href}}{{/places}};{{/symbols}}\n{{/frameworks}}"
    ])
    #expect(
      rendered["symbols/index.html"] == """
        CupKit:UICup https://developer.apple.com/documentation/cupkit/uicup cups/index.html#Handles \
        saucers/index.html;
        Framework not named:handle  cups/index.html;

        """)
  }

  @Test func theIndexLeavesOutWhatEveryPageHas() throws {
    let rendered = try WaysSample.rendered([
      "a-z":
        "{{#letters}}{{letter}}:{{#entries}}{{title}} {{href}} {{page}};{{/entries}}\n{{/letters}}"
    ])
    #expect(
      rendered["a-z/index.html"] == """
        C:Cups cups/index.html ;Cups (Old Set) old-set/cups/index.html ;
        H:Handles cups/index.html#Handles Cups;
        S:Saucers saucers/index.html ;

        """)
  }

  @Test(arguments: [
    ("1. Introduction", "Introduction"), ("12) Ask", "Ask"), ("(2) Ask", "Ask"),
    ("Step 2: Determine", "Determine"), ("step 3 – Ask", "Ask"), ("Part 4", "Part 4"),
    ("16:9", "16:9"), ("3D Touch", "3D Touch"), ("2-up", "2-up"), ("2025. A year", "2025. A year"),
    ("1. 2 columns", "1. 2 columns"), ("Parts 1: one", "Parts 1: one"), ("", ""), ("3.", "3."),
  ])
  func numbersBeforeHeadingsAreNotTheirWords(title: String, words: String) {
    #expect(Numbering.words(of: title) == words)
  }

  @Test func eachMonthOfAYearLeadsToItsRows() throws {
    let rendered = try WaysSample.rendered([
      "changes":
        "{{#years}}{{#bars}}{{letter}}{{#anchor}}={{anchor}} {{count}}/{{height}}{{/anchor}}"
        + "{{/bars}}{{#months}} {{anchor}}{{/months}}\n{{/years}}"
        + "{{#contents}}{{anchor}}:{{#sections}}{{anchor}} {{/sections}};{{/contents}}"
    ])
    #expect(
      rendered["changes/index.html"] == """
        JFMAMJ=in-2025-06 2/24JASOND in-2025-06
        JF=in-2024-02 1/24MAMJJASOND in-2024-02
         \

        year-2025:in-2025-06 ;year-2024:in-2024-02 ;undated:;
        """)
  }

  /// By the lens, each list of pages can be narrowed.
  @Test func entriesSayWhatTheyAreAbout() throws {
    let rendered = try WaysSample.rendered([
      "changes": "{{#years}}{{#months}}{{#entries}}{{platforms}};{{/entries}}{{/months}}{{/years}}",
      "a-z": "{{#letters}}{{#entries}}{{title}} {{platforms}};{{/entries}}{{/letters}}",
      "platforms": "{{#groups}}{{#pages}}{{platforms}};{{/pages}}{{/groups}}",
    ])
    #expect(rendered["changes/index.html"] == "ios;watchos;ios watchos;ios watchos;")
    #expect(
      rendered["a-z/index.html"]
        == "Cups ios watchos;Cups (Old Set) ;Handles ios watchos;Saucers watchos;")
    #expect(rendered["platforms/index.html"] == "ios watchos;watchos;;")
  }

  @Test func editionsListTheirPages() throws {
    let rendered = try WaysSample.rendered([
      "editions": "{{#editions}}{{title}}:{{#pages}}{{href}}{{/pages}}{{/editions}}"
    ])
    #expect(rendered["editions/index.html"] == "Old Set:old-set/cups/index.html")
  }

  @Test func waysToNothingAreNotShown() throws {
    let texts = ["home": "{{#site.ways}}{{title}} {{count}};{{/site.ways}}"]
    #expect(
      try WaysSample.rendered(texts)["index.html"]
        == "Guidelines 3;Platforms 2;Changes 4;Symbols 2;A–Z 4;Editions 1;")
  }

  @Test(arguments: [
    ("One two. Three.", "One two."), ("No end", "No end"), ("", ""), ("  a\n b? c", "a b?"),
    (String(repeating: "word ", count: 60), String(repeating: "word ", count: 39) + "word …"),
  ])
  func openingsAreFirstSentences(text: String, opening: String) {
    #expect(ShortText.opening(of: text) == opening)
  }
}
