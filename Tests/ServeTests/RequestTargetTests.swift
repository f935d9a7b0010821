import Testing

@testable import Serve

@Suite struct RequestTargetTests {
  @Test func takesApart() throws {
    let target = try RequestTarget(Array("/a%20b/c?q=%2e/..".utf8))
    #expect(target.parts == ["a b", "c"])
    #expect(target.path == "a b/c")
    #expect(!target.isFolder)
    #expect(target.query == "?q=%2e/..")
    #expect(target.host == nil)
  }

  @Test func theRootIsAFolderWithoutParts() throws {
    let target = try RequestTarget(Array("/".utf8))
    #expect(target.isFolder)
    #expect(target.parts == [])
    #expect(target.folderAddress == "/")
  }

  /// A mark that joins with the dot makes no other file of it.
  @Test(arguments: ["/.%CC%81a", "/a/.%CC%81"]) func hiddenNamesStayHidden(target: String) {
    #expect(throws: RequestTarget.Problem.hidden) { try RequestTarget(Array(target.utf8)) }
  }

  /// Whatever the bytes: either refused, or parts that are names and nothing else, and whose
  /// address leads to the same parts.
  @Test func partsAreNames() throws {
    let alphabet = Array("/%.2eE5cfF0?a\\ü ".utf8)
    var state: UInt64 = 1
    var taken = 0
    for _ in 0..<20_000 {
      let tail = (0..<12).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      guard let target = try? RequestTarget([UInt8(ascii: "/")] + tail) else { continue }
      taken += 1
      for part in target.parts {
        #expect(!part.isEmpty && !part.hasPrefix("."))
        #expect(!part.utf8.contains { $0 < 0x20 || $0 == 0x2F || $0 == 0x5C || $0 == 0x7F })
      }
      let again = try RequestTarget(Array(target.folderAddress.utf8))
      #expect(again.parts == target.parts)
      #expect(again.isFolder)
      #expect(!target.folderAddress.hasPrefix("//"))
    }
    #expect(taken > 300)
  }
}
