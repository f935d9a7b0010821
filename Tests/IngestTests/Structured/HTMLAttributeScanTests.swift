import Testing

@testable import Ingest

/// Where a tag ends, byte for byte as HTML says.
@Suite struct HTMLAttributeScanTests {
  private func scanned(_ tag: String) -> (length: Int?, count: Int, isSlashed: Bool) {
    var scan = HTMLAttributeScan()
    let end = Array(tag.utf8).firstIndex { scan.take($0) }
    return (end, scan.count, scan.isSlashed)
  }

  @Test(arguments: [
    (">x", 0, 0), (" a>", 2, 1), (" a=1 b>", 6, 2), (" a='>'>", 6, 1), (" a=\">\" b>", 8, 2),
    (" a = '>' >", 9, 1), (" \"a>", 3, 1), (" =\">", 3, 1), (" a=b\">", 5, 1), (" a/b/c>", 6, 3),
    (" a=/>", 4, 1), (" a=''b>", 6, 2), ("\n a\tb\r>", 6, 2),
  ])
  func tagsEnd(tag: String, length: Int, count: Int) {
    let scan = scanned(tag)
    #expect(scan.length == length && scan.count == count, "\(scan)")
  }

  @Test(arguments: [" a='>", " a=\">", " a", ""])
  func openTagsDoNot(tag: String) { #expect(scanned(tag).length == nil) }

  @Test(arguments: [
    ("/>", true), (" a/>", true), (" a='b'/>", true), (">", false), (" a=b/>", false),
  ])
  func slashes(tag: String, isSlashed: Bool) { #expect(scanned(tag).isSlashed == isSlashed) }
}
