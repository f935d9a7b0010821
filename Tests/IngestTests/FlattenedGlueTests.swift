import Ingest
import Testing

/// Where blocks were run together, and where a capital inside a word is part of a name.
@Suite struct FlattenedGlueTests {
  @Test(arguments: [
    ("Tea is hot.Water is wet.", ["Tea is hot.", "Water is wet."]),
    ("Is it hot?It is.", ["Is it hot?", "It is."]),
    ("It says “hot.”Nobody minds.", ["It says “hot.”", "Nobody minds."]),
    ("It’s warm (or not).Nobody minds.", ["It’s warm (or not).", "Nobody minds."]),
    ("Tea is hot.“Hot” means warm.", ["Tea is hot.", "“Hot” means warm."]),
    ("Tea is hot.iPhone is not.", ["Tea is hot.", "iPhone is not."]),
    ("Tea is hot.macOS is not.iPadOS is.", ["Tea is hot.", "macOS is not.", "iPadOS is."]),
    ("Tea comes in watchOS 11.Others wait.", ["Tea comes in watchOS 11.", "Others wait."]),
    ("Tea is hot.3D tea is hotter.", ["Tea is hot.", "3D tea is hotter."]),
  ])
  func aSentenceEndsABlock(text: String, blocks: [String]) { #expect(practices(text) == blocks) }

  @Test(arguments: [
    "Tea is in SwiftUI, iPadOS, KettleKit and iPhone.",
    "Pour with VoiceOver on iPhone in CarPlay.",
    "Ask KettleView.Level.high for it, or NSKettle.Lid.",
    "Ask Kettle.LidView, then wait.",
    "Call boil(\\_:untilHot:) and boilingPoint.",
    "Set the isEditable property of NSKettleField.",
    "Tell the KettleKit framework and the KettleView view.",
    "The image is 2D, the kettle 3D, the screen 4K.",
    "It is 10:30 in the U.S. A clock says so.",
    "Point at wave.3.right.circle with both hands.",
    "It waits. Then ask for level or lowerLevel, and the topBack of it.",
  ])
  func aNameStaysWhole(text: String) { #expect(practices(text) == [text]) }

  @Test func aWordThatStandsFreeElsewhereIsAName() {
    let known = "The TeaMaker, a TeaMaker, another TeaMaker, yet one TeaMaker and more."
    #expect(practices(known + "Each TeaMaker boils.") == [known, "Each TeaMaker boils."])
  }

  @Test func aSentenceNeverEndsInAWordWithACapitalInside() {
    #expect(practices("Tea is hot. Ask teaPot about it.") == ["Tea is hot. Ask teaPot about it."])
  }

  @Test func lineBreaksSeparateToo() {
    #expect(practices("Tea is hot.\nwater is wet.") == ["Tea is hot.", "water is wet."])
  }

  @Test func noBreakSpacesAreBlanks() {
    #expect(practices("Tea on Apple\u{A0}Watch is hot.") == ["Tea on Apple Watch is hot."])
  }
}
