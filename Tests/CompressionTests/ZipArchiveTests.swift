import Compression
import Testing

/// The parts of an archive, by the places that the format gives them.
@Suite struct ZipArchiveTests {
  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func filesStandBehindTheirHeads() throws {
    var archive = ZipArchive()
    try archive.add("a", Array("stored".utf8), packed: false)
    let bytes = archive.finished()
    #expect(number(bytes[0..<4]) == 0x0403_4B50)
    #expect(number(bytes[8..<10]) == 0, "the method is none")
    #expect(number(bytes[18..<22]) == 6 && number(bytes[22..<26]) == 6)
    #expect(String(decoding: bytes[30..<37], as: UTF8.self) == "astored")
  }

  @Test func packsWhatBecomesSmaller() throws {
    let words = [UInt8](repeating: 0x61, count: 1000)
    var archive = ZipArchive()
    try archive.add("a", words)
    try archive.add("b", [1])
    let bytes = archive.finished()
    let size = number(bytes[18..<22])
    #expect(number(bytes[8..<10]) == 8 && size < 100)
    #expect(try Deflate.expand(Array(bytes[31..<31 + size]), limit: 2000) == words)
    let next = bytes[(31 + size)...]
    #expect(number(next.prefix(10).suffix(2)) == 0, "one byte cannot be packed")
  }

  @Test func theDirectoryLeadsToEveryFile() throws {
    var archive = ZipArchive()
    for name in ["one", "two", "é"] { try archive.add(name, Array(name.utf8)) }
    let bytes = archive.finished()
    let end = bytes.suffix(22)
    #expect(number(end.prefix(4)) == 0x0605_4B50)
    #expect(number(end.dropFirst(10).prefix(2)) == 3)
    var place = number(end.dropFirst(16).prefix(4))
    for name in ["one", "two", "é"] {
      #expect(number(bytes[place..<place + 4]) == 0x0201_4B50)
      let size = number(bytes[place + 28..<place + 30])
      #expect(String(decoding: bytes[place + 46..<place + 46 + size], as: UTF8.self) == name)
      let file = number(bytes[place + 42..<place + 46])
      #expect(String(decoding: bytes[file + 30..<file + 30 + size], as: UTF8.self) == name)
      place += 46 + size
    }
  }
}
