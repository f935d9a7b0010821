import Testing

@testable import Ingest

@Suite struct FenceLineTests {
  @Test(arguments: [
    ("```", 3), ("`````swift", 5), ("~~~", 3), ("~~~ a ~ b", 3), ("``", nil), ("```a```", nil),
    ("``` a`", nil), ("a```", nil), ("", nil), ("---", nil), ("~~", nil),
  ])
  func whatOpensCode(line: String, count: Int?) {
    #expect(FenceLine(.init(text: line))?.count == count)
  }

  @Test(arguments: [
    ("````", "````", true), ("````", "`````", true), ("````", "```", false),
    ("```", "~~~", false), ("```", "``` a", false), ("~~~", "~~~~", true), ("```", "", false),
  ])
  func asManySignsCloseIt(open: String, close: String, closes: Bool) throws {
    let fence = try #require(FenceLine(.init(text: open)))
    #expect(fence.isClosed(by: .init(text: close)) == closes)
  }

  @Test func codeIsKeptAsItStands() {
    let read = LinesRead("~~~ swift\n  # a\n\n- b\n~~~\nc\n")
    #expect(read.dump == ["code ~~~ swift\n  # a\n\n- b\n~~~", "p c"])
  }

  @Test func codeWithoutAnEndIsClosedAsItWasOpened() {
    #expect(LinesRead("````\na\n```\n").dump == ["code ````\na\n```\n````"])
  }
}
