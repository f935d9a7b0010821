import Model
import Testing

@testable import SearchIndex

/// The count is of what meets the query, not of what has any word of it.
@Suite struct HitCountTests {
  private func total(_ query: String, _ texts: [(count: Int, text: String)]) throws -> Int {
    let all = texts + [(240, "nothing of note")]
    let sections = all.enumerated().flatMap { kind, one in
      (0..<one.count).map { ("Part \(kind) of \($0)", one.text) }
    }
    let search = try SiteSearch(output: "out", files: published(HandMadeSite.make(sections)))
    return try search.answer(SearchQuestion(query, limit: 100)).total
  }

  @Test func hitsHaveAllOfAFewWords() throws {
    let texts = [
      (12, "a heron on a kettle"), (30, "a heron alone"), (20, "a kettle alone"),
    ]
    #expect(try total("heron kettle ", texts) == 12)
    #expect(try total("heron ", texts) == 42)
  }

  @Test func hitsHaveMostOfManyWords() throws {
    let texts = [
      (2, "heron kettle violin anchor"), (11, "heron kettle violin"), (30, "heron"),
    ]
    #expect(try total("heron kettle violin anchor ", texts) == 13)
  }

  /// "pro" may become "progress", but it is a word already.
  @Test func aWordThatOthersBeginWithIsMeantItself() throws {
    let texts = [(12, "a heron for the pro"), (30, "a heron in progress"), (9, "a pro alone")]
    #expect(try total("heron pro", texts) == 12)
    #expect(try total("heron progr", texts) == 30)
  }

  @Test func theBestAreHitsWhateverTheyLack() throws {
    let both = (count: 3, text: "a heron on a kettle")
    #expect(try total("heron kettle ", [both, (2, "a heron alone")]) == 5)
    let others = [(9, "heron heron heron heron"), (21, "a heron among very many reeds and so on")]
    #expect(try total("heron kettle ", [both] + others) == 12)
  }

  @Test func aPhraseMustStandTogether() throws {
    let apart = "a heron, and then many other words before there is any mention of the old kettle"
    #expect(try total("\"heron kettle\" ", [(11, "one heron kettle"), (6, apart)]) == 11)
    let turned = "a kettle is by the river and so is a heron"
    #expect(try total("\"heron kettle\" ", [(11, "one heron kettle"), (6, turned)]) == 11)
  }

  /// Of a word that more than a twelfth of all units have, the index does not know where it is.
  @Test func aPhraseMayHaveAWordThatIsEverywhere() throws {
    let texts = [(11, "one heron kettle anchor"), (6, "an anchor of the heron"), (20, "a heron")]
    #expect(try total("\"heron kettle anchor\" ", texts) == 11)
  }

  @Test func wordsOfAPhraseThatNobodyHasAreLookedForAlone() throws {
    let apart = "a heron, and then many other words before there is any mention of the old kettle"
    let texts = [(12, apart), (30, "a heron alone")]
    #expect(try total("\"heron kettle\" ", texts) == 12)
  }
}
