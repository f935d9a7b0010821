import Bytes

/// A file of units or of their texts: the hash of its bytes, and how many units it holds.
struct UnitFile: Equatable {
  let hash: UInt32
  let count: Int

  static func write(_ files: [UnitFile], to bytes: inout [UInt8]) {
    Varint.write(UInt64(files.count), to: &bytes)
    for file in files {
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: file.hash >> shift))
      }
      Varint.write(UInt64(file.count), to: &bytes)
    }
  }
}

/// Writes the names and the texts of a range of units; `UnitShard` and `TextShard` read them.
enum UnitsWriter {
  static func names(_ units: [IndexedUnit], _ range: Range<Int>, texts: [UnitFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    UnitFile.write(texts, to: &bytes)
    for number in range {
      Varint.write(UInt64(units[number].parent.map { number - $0 } ?? 0), to: &bytes)
      if units[number].parent == nil {
        write(units[number].slug, to: &bytes)
        write(units[number].edition, to: &bytes)
        write(units[number].folder, to: &bytes)
        write(units[number].title, to: &bytes)
      } else {
        write(units[number].heading, to: &bytes)
        write(units[number].anchor, to: &bytes)
      }
    }
    return bytes
  }

  static func texts(_ units: [IndexedUnit], _ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in range { write(units[number].text, to: &bytes) }
    return bytes
  }

  static func bytes(_ texts: ArraySlice<[UInt8]>) -> [UInt8] {
    var bytes: [UInt8] = []
    for text in texts { write(text, to: &bytes) }
    return bytes
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    write(text.utf8, to: &bytes)
  }

  private static func write(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    Varint.write(UInt64(text.count), to: &bytes)
    bytes += text
  }
}
