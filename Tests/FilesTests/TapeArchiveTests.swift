import Testing

@testable import Files

/// Archives as `tar` writes them, and as nobody should.
@Suite struct TapeArchiveTests {
  /// One file as a header and its bytes, as the standard has it.
  static func entry(
    _ name: String, _ bytes: [UInt8], folder: String = "", kind: Character = "0",
    size: String? = nil
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      header.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
    }
    put(name, at: 0)
    let digits = String(bytes.count, radix: 8)
    put(size ?? String(repeating: "0", count: 11 - digits.count) + digits, at: 124)
    put(String(kind), at: 156)
    put("ustar", at: 257)
    put(folder, at: 345)
    put("        ", at: 148)
    let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
    put(String(repeating: "0", count: 6 - sum.count) + sum + "\0", at: 148)
    return header + bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
  }

  static let end = [UInt8](repeating: 0, count: 1024)

  @Test func filesByTheirPaths() {
    let long = [UInt8](repeating: 7, count: 1025)
    let bytes =
      Self.entry("a/b.txt", [1, 2]) + Self.entry("full", long)
      + Self.entry("name", [], folder: "deep/folder") + Self.end
    #expect(TapeArchive.files(bytes) == ["a/b.txt": [1, 2], "full": long, "deep/folder/name": []])
  }

  @Test func aWholeBlockHasNoPadding() {
    let block = [UInt8](repeating: 9, count: 512)
    let bytes = Self.entry("a", block) + Self.entry("b", [3]) + Self.end
    #expect(TapeArchive.files(bytes) == ["a": block, "b": [3]])
  }

  @Test func foldersAndLinksAreNoFiles() {
    let bytes =
      Self.entry("folder/", [], kind: "5") + Self.entry("link", [], kind: "2")
      + Self.entry("folder/file", [4]) + Self.end
    #expect(TapeArchive.files(bytes) == ["folder/file": [4]])
  }

  @Test func anEmptyArchiveHasNoFiles() { #expect(TapeArchive.files(Self.end) == [:]) }

  @Test func cutAnywhereItIsNone() {
    let bytes = Self.entry("a", [1, 2, 3]) + Self.entry("b", [4])
    for count in 0...bytes.count { #expect(TapeArchive.files(Array(bytes.prefix(count))) == nil) }
  }

  @Test func aChangedHeaderIsNoticed() {
    let whole = Self.entry("a", [1]) + Self.end
    for place in [0, 5, 124, 130, 148, 156, 345, 511] {
      var bytes = whole
      bytes[place] ^= 1
      #expect(TapeArchive.files(bytes) == nil, "byte \(place)")
    }
  }

  @Test(arguments: ["-0000000007", "99999999999", "77777777777", "           ", "1 1        "])
  func aSizeThatIsNone(size: String) {
    #expect(TapeArchive.files(Self.entry("a", [1], size: size) + Self.end) == nil)
  }
}
