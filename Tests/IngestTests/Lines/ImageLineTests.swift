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

  @Test(arguments: [
    ("![a](x y.png)", "![a](x%20y.png)"), ("![a](x y)", "![a](x y)"),
    ("![a](b (1).png)", "![a](b%20%281%29.png)"),
    ("![a](b (c (2) d).png)", "![a](b%20%28c%20%282%29%20d%29.png)"),
    ("![a](b (c d)", "![a](b (c d)"),
    ("![a|300](b)", "![a](b)"), ("![a|30x20](b c.PNG)", "![a](b%20c.PNG)"),
    ("![300|a](b)", "![300|a](b)"), ("![a\\|3](b)", "![a\\|3](b)"), ("![|3](b)", "![](b)"),
  ])
  func anAddressWithBlanksAndASizeAreRepaired(line: String, picture: String) {
    #expect(
      ImageLine(.init(text: line)).map { String(decoding: $0.normal, as: UTF8.self) } == picture)
  }

  @Test(arguments: [
    ("![[x/a b.png]]", "![](x/a%20b.png)"), ("![[a.PNG|A [cup]]]", "![A \\[cup&#93;](a.PNG)"),
    ("![[a.svg|300]]", "![](a.svg)"), ("![[a.png|a|b]]", "![a|b](a.png)"),
    ("![[Note]]", nil), ("![[a.md]]", nil), ("![[a].png]]", nil), ("![[]]", nil),
    ("![[a.png]] b", nil), ("![[a.png|x]] and ![[b.png]]", nil),
    ("![[a.png|A plan|300]]", "![A plan](a.png)"),
  ])
  func anEmbeddedPicture(line: String, picture: String?) {
    #expect(
      EmbedLine(.init(text: line)).map { String(decoding: $0.picture, as: UTF8.self) } == picture)
  }

  @Test func anEmbeddedPictureIsABlock() {
    let read = LinesRead("A cup.\n\n![[cup.png|Hot]]\n\nMore.\n")
    #expect(read.dump == ["p A cup.", "image ![Hot](cup.png)", "p More."])
  }

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
