import Model
import Testing

@testable import SearchIndex

@Suite struct UnitMarkTests {
  @Test func listsCountLessAndAreNeverMetInFull() {
    let units = [
      unit("Boxes", parent: nil), unit("Best practices", parent: 0), unit("Resources", parent: 0),
      unit("Developer documentation", parent: 2), unit("Videos", parent: 2),
    ]
    let marks = UnitMark.marks(of: units, TermTable(units))
    #expect(marks.map(\.share) == [8, 8, 2, 7, 2])
    #expect(marks.map(\.headingWords) == [1, 2, 0, 0, 0])
  }

  @Test func aPageMayBearSuchATitle() {
    let units = [unit("Videos", parent: nil)]
    #expect(UnitMark.marks(of: units, TermTable(units)) == [UnitMark(headingWords: 1, share: 8)])
  }

  @Test func whatIsUnderAPlatformCountsInFull() {
    let units = [
      unit("Boxes", parent: nil), unit("Platform considerations", parent: 0),
      unit("Mac", parent: 1),
    ]
    #expect(UnitMark.marks(of: units, TermTable(units)).map(\.share) == [8, 2, 8])
  }
}

private func unit(_ heading: String, parent: Int?) -> IndexedUnit {
  IndexedUnit(
    slug: "boxes", edition: FrontMatter.current.text, folder: "boxes", title: "Boxes",
    heading: heading, anchor: parent == nil ? "" : heading, parent: parent)
}
