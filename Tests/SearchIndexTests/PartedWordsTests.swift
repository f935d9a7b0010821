import Model
import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

/// Words that were typed without the blank between them.
@Suite struct PartedWordsTests {
  private static let synonyms = Synonyms([
    Synonyms.Group(target: "safe area", words: ["colorcontrast"]),
    Synonyms.Group(target: "menu", words: ["dropdown"]),
  ])

  private func answer(_ query: String) throws -> SearchAnswer {
    let files = try published(SampleSite.make(seed: 1, pages: 12), Self.synonyms)
    var question = SearchQuestion(query, limit: 100)
    question.explains = true
    return try SiteSearch(output: "out", files: files).answer(question)
  }

  @Test(arguments: [
    ("contrastbutton ", "contrast button "), ("ContrastButton ", "contrast button "),
    ("colortarget", "color target"), ("a contrastbutton, color ", "a contrast button, color "),
    ("contrastbutt", "contrast butt"), ("contrastbutton buttontarget ", "contrast button target "),
    ("contrastdropdown ", "contrast dropdown "),
    ("contrastbutton colortarget ", "contrast button color target "),
  ])
  func areSearchedForAsTwo(typed: String, meant: String) throws {
    let (joined, apart) = (try answer(typed), try answer(meant))
    #expect(joined.results == apart.results && !apart.results.isEmpty)
    #expect(!joined.corrections.isEmpty && apart.corrections.isEmpty)
  }

  @Test func whatIsMeantIsTold() throws {
    let corrections = try answer("contrastbutton ").corrections
    #expect(corrections == [.init(typed: "contrastbutton", meant: "contrast button")])
  }

  /// Of two letters only behind a word that many sections have.
  @Test(arguments: [("menuid ", "menu id "), ("rareid ", nil), ("menuidxx ", nil)])
  func theSecondHalfMayBeShort(typed: String, meant: String?) throws {
    let many = (0..<30).map { ("Section \($0)", "a menu in a text that goes on") }
    let files = try published(
      HandMadeSite.make(many + [("Id", "an id that is rare")], title: "Start"))
    let search = try SiteSearch(output: "out", files: files)
    let found = try search.answer(SearchQuestion(typed, limit: 9)).corrections
    #expect(found.first?.meant == meant?.dropLast().description)
  }

  @Test(arguments: [
    // The second half must be whole once the word is; a word that says little is no half.
    "contrastbutt ", "contrastthe ", "contrastqqq ",
  ])
  func mustBeWordsOfThePages(typed: String) throws {
    #expect(try answer(typed).corrections == [])
  }

  @Test func aSlipOfOneLetterGoesBefore() throws {
    #expect(try answer("contrasst ").corrections == [.init(typed: "contrasst", meant: "contrast")])
  }

  @Test(arguments: [("contrasst ", ["contrast"]), ("contrastbutton ", ["contrast", "button"])])
  func whatWasMeantIsMarked(typed: String, meant: [String]) throws {
    let pieces = try answer(typed).results.flatMap(\.excerpt.pieces)
    #expect(Set(pieces.filter(\.isMarked).map(\.text)).isSuperset(of: meant))
  }

  @Test func whatAppleCallsOtherwiseIsNotParted() throws {
    let answer = try answer("colorcontrast ")
    #expect(answer.also == ["safe area"] && answer.corrections == [])
  }

  /// What Apple calls the word that was meant is searched for too.
  @Test func aSlipHasTheNamesOfWhatWasMeant() throws {
    let given = Synonyms([Synonyms.Group(target: "menu", words: ["contrast button"])])
    let files = try published(SampleSite.make(seed: 1, pages: 12), given)
    let search = try SiteSearch(output: "out", files: files)
    #expect(try search.answer(SearchQuestion("contrasst button ", limit: 9)).also == ["menu"])
    #expect(try search.answer(SearchQuestion("contrasst ", limit: 9)).also == [])
  }
}
