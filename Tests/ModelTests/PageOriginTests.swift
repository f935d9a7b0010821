import Model
import Testing

@Suite struct PageOriginTests {
  private let origin = PageOrigin(
    entries: [(1, "a", 10), (3, "a", 14), (8, "b", 2)].map {
      PageOrigin.Entry(line: $0.0, file: $0.1, rawLine: $0.2)
    })

  @Test(arguments: [(1, 10), (2, 10), (3, 14), (7, 14), (8, 2), (900, 2)])
  func anEntryReachesUpToTheNext(line: Int, rawLine: Int) {
    #expect(origin.entry(of: line)?.rawLine == rawLine)
  }

  @Test func aboveTheFirstIsNothing() {
    #expect(origin.entry(of: 0) == nil && origin.entry(of: -5) == nil)
    #expect(PageOrigin(entries: []).entry(of: 1) == nil)
  }
}
