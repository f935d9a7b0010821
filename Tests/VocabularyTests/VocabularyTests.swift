import Testing
import Vocabulary

/// What is listed by hand is listed once, and written as its readers compare it.
@Suite struct VocabularyTests {
  @Test func aVerbStandsInOneListOnly() {
    #expect(Verbs.requests.isDisjoint(with: Verbs.alsoNouns))
    #expect(Verbs.all.isDisjoint(with: ClauseOpeners.all))
  }

  @Test func wordsAreInLowerCase() {
    let words = Verbs.all.union(ClauseOpeners.all).union(ClauseOpeners.adverbs)
    #expect(words.filter { $0 != $0.lowercased() || $0.isEmpty } == [])
  }

  @Test(arguments: [("opens", true), ("presses", true), ("open", false), ("kettles", false)])
  func theThirdPersonIsTold(word: String, isOne: Bool) {
    #expect(Verbs.isThirdPerson(word) == isOne)
  }

  @Test(arguments: ["carefully", "still"])
  func adverbsAreTold(word: Substring) { #expect(LeadWords.isAdverb(word)) }

  @Test(arguments: ["reply", "kettle"])
  func otherWordsAreNone(word: Substring) { #expect(!LeadWords.isAdverb(word)) }

  /// A name belongs to one platform: change rows and sentences are told apart by it.
  @Test func namesOfPlatformsAreTheirsAlone() {
    let names = Platform.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Platform.allCases.allSatisfy { $0.names.first == $0.rawValue })
    #expect(Platform.allCases.sorted() == Platform.allCases)
  }

  @Test func frameworksAreWrittenAsAppleDoes() {
    #expect(FrameworkNames.name(of: "swiftui") == "SwiftUI")
    #expect(FrameworkNames.name(of: "teakit") == "teakit")
  }

  @Test func sectionsHaveLevels() {
    #expect(SectionNames.fixed.map(\.title).contains(SectionNames.platforms))
    #expect(SectionNames.fixed.allSatisfy { 2...4 ~= $0.level })
    #expect(Months.names.count == 12)
  }
}
