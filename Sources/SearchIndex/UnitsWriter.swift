import Bytes

/// Writes the names and the texts of a range of units; `UnitShard` and `TextShard` read them.
enum UnitsWriter {
  static func names(_ units: [IndexedUnit], _ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in range {
      let unit = units[number]
      Varint.write(UInt64(unit.parent.map { number - $0 } ?? 0), to: &bytes)
      let texts =
        unit.parent == nil
        ? [unit.slug, unit.edition, unit.folder, unit.title] : [unit.heading, unit.anchor]
      for text in texts { write(text, to: &bytes) }
    }
    return bytes
  }

  static func texts(_ units: [IndexedUnit], _ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in range { write(units[number].text, to: &bytes) }
    return bytes
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    Varint.write(UInt64(text.utf8.count), to: &bytes)
    bytes += text.utf8
  }
}
