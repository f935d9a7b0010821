import Diagnostics
import Testing

@testable import Ingest

@Suite struct ImageLineTests {
  private func told(_ line: String) -> [String]? {
    ImageLine(.init(text: line)).map { [$0.picture.asText, $0.caption.asText] }
  }

  @Test(arguments: [
    ("![a](b)", ["![a](b)", ""]), ("![](b) A cup", ["![](b)", "A cup"]),
    ("![a](b)c", ["![a](b)", "c"]), ("![a](b) [c](d)", ["![a](b)", "[c](d)"]),
  ])
  func aPictureAndItsCaption(line: String, parts: [String]) { #expect(told(line) == parts) }

  @Test(arguments: ["[a](b)", "![a]", "![a](b", "!a", "a ![a](b)", "![a](b) ![c](d)", ""])
  func whatIsNoPicture(line: String) { #expect(told(line) == nil) }

  @Test(arguments: [
    ("![](/x/checkmark%402x.png)", true), ("![](/x/crossout@2x.png)", true),
    ("![](/x/checkmarks%402x.png)", false), ("![](checkmark%402x.png)", false), ("![](/x)", false),
  ])
  func marksAreToldByTheirFile(picture: String, isMark: Bool) {
    #expect(ImageLine.isMark(Array(picture.utf8)) == isMark)
  }

  @Test(arguments: [
    ("A cup.![a](b)", "![a](b)"), ("A ![](c) cup ![a](b)", "![a](b)"), ("![a](b)", nil),
    ("A cup.![a](b) Hot", nil), ("A cup (hot)", nil),
  ])
  func aPictureGluedToWords(line: String, picture: String?) {
    #expect(ImageLine.glued(to: .init(text: line))?.asText == picture)
  }

  @Test func anotherPagesThumbnailIsDroppedAndTold() {
    let read = LinesRead("A cup.![](/jug-thumbnail%402x.png)\n")
    #expect(read.dump == ["p A cup."])
    #expect(read.rules == ["paragraph", "foreign-thumbnail"])
    #expect(read.findings.map(\.rule.id) == ["foreign-thumbnail"])
    #expect(LinesRead("A cup.![](/jug.png)\n").dump.last?.hasPrefix("image ") == true)
  }
}
