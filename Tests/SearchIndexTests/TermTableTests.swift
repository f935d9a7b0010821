import Model
import Testing

@testable import SearchIndex

@Suite struct TermTableTests {
  @Test func aSectionCountsTheHeadingsAroundIt() {
    let table = TermTable([
      unit("Boxes", parent: nil), unit("Use boxes", parent: 0), unit("Mac", parent: 1),
    ])
    #expect(table.lengths.map { $0[.path] } == [0, 1, 3])
    let box = found("box", in: table)
    #expect(box.map(\.unit) == [0, 1, 2])
    #expect(box.map { $0.counts[.path] } == [0, 1, 2])
    #expect(box.map { $0.counts[.heading] } == [1, 1, 0])
  }

  @Test func stopWordsAreKeptInHeadingsOnly() {
    let text = FieldText(field: .body, text: "where to tap")
    let table = TermTable([unit("Boxes", parent: nil, [text]), unit("Where to tap", parent: 0)])
    #expect(found("where", in: table).map(\.unit) == [1])
    #expect(found("tap", in: table).map(\.unit) == [0, 1])
    #expect(table.lengths[0][.body] == 3)
    #expect(table.headingWords == [1, 1])
  }

  @Test func aHeadingIsCountedInWholeWords() {
    let table = TermTable([unit("VoiceOver on iPad", parent: nil)])
    func occurrence(_ word: String) -> Occurrence? {
      found(word, in: table).first
    }
    #expect(table.headingWords == [2])
    #expect(occurrence("voiceov")?.isNamed == true)
    #expect(occurrence("voic")?.isNamed == false)
    #expect(occurrence("voic")?.counts[.heading] == 1)
  }

  @Test func whatIsForNoQueryInheritsNoHeading() {
    let table = TermTable([
      unit("Boxes", parent: nil), unit("Related", parent: 0),
      unit("Platform considerations", parent: 0), unit("Mac", parent: 2),
    ])
    let box = found("box", in: table)
    #expect(box.map(\.unit) == [0, 3])
  }

  @Test func aTextIsLookedAtInStretches() {
    let body = FieldText(field: .body, text: "one two three four five")
    let caption = FieldText(field: .caption, text: "two")
    let lead = FieldText(field: .lead, text: "six seven eight one")
    let table = TermTable([unit("Boxes", parent: nil, [body, caption, lead])])
    func places(_ word: String) -> UInt16? { found(word, in: table).first?.places }
    #expect(places("two") == 0b1)
    #expect(places("six") == 0b10)
    #expect(places("one") == 0b101)
    #expect(places("box") == 0)
  }

  @Test(.timeLimit(.minutes(15)))
  func anEndlessTitleCostsItsSectionsLittle() {
    let title = String(repeating: "word ", count: 100_000)
    let sections = (0..<2000).map { unit("Section \($0)", parent: 0) }
    let table = TermTable([unit(title, parent: nil)] + sections)
    #expect(table.lengths[0][.heading] == 100_000)
    #expect(table.lengths[1][.path] < 100)
  }
}

private func found(_ word: String, in table: TermTable) -> [Occurrence] {
  table.occurrences(of: Array(word.utf8)).map(Array.init) ?? []
}

private func unit(
  _ heading: String, parent: Int?, _ fields: [FieldText] = []
) -> IndexedUnit {
  IndexedUnit(
    slug: "boxes", edition: FrontMatter.current.text, folder: "boxes", title: "Boxes",
    heading: heading, anchor: parent == nil ? "" : heading, parent: parent, text: "", fields: fields
  )
}
