import Bytes
import SearchCore

/// A file of units or of their texts: the hash of its bytes, and how many units it holds.
struct UnitFile: Equatable {
  let hash: UInt32
  let count: Int

  static func write(_ files: [UnitFile], to bytes: inout [UInt8]) {
    Varint.write(UInt64(files.count), to: &bytes)
    for file in files { Varint.write(UInt64(file.count), to: &bytes) }
    bytes.append(fixed: files.map(\.hash))
  }
}

extension [UInt8] {
  /// A length and so many bytes.
  mutating func append(text: some Collection<UInt8>) {
    Varint.write(UInt64(text.count), to: &self)
    self += text
  }

  /// Numbers of four bytes, low ones first.
  mutating func append(fixed numbers: [UInt32]) {
    for number in numbers {
      for shift: UInt32 in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
}

/// Writes the names and the texts of a range of units; `UnitShard` and `TextList` read them.
enum UnitsWriter {
  static func names(_ units: [IndexedUnit], _ range: Range<Int>, texts: [UnitFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    UnitFile.write(texts, to: &bytes)
    for number in range {
      let unit = units[number]
      let up = unit.parent.map { number - $0 } ?? 0
      let isNamed = !hasPlainName(unit)
      Varint.write(UInt64(2 * up + (isNamed ? 1 : 0)), to: &bytes)
      let page =
        isNamed
        ? [unit.slug, unit.edition, unit.folder, unit.title] : [unit.edition, unit.title]
      let section = isNamed ? [unit.heading, unit.anchor] : [unit.heading]
      for text in up == 0 ? page : section { bytes.append(text: text.utf8) }
    }
    return bytes
  }

  /// Whether a reader knows anchor or slug and folder by the heading.
  private static func hasPlainName(_ unit: IndexedUnit) -> Bool {
    let heading = Array(unit.heading.utf8)
    guard unit.parent == nil else { return PlainName.of(heading).elementsEqual(unit.anchor.utf8) }
    let slug = PlainName.of(heading, isSmall: true)
    return unit.heading == unit.title && unit.folder == unit.slug
      && slug.elementsEqual(unit.slug.utf8)
  }

  static func bytes(_ texts: [ArraySlice<UInt8>]) -> [UInt8] {
    var bytes: [UInt8] = []
    for text in texts { bytes.append(text: text) }
    return bytes
  }
}
