import Bytes
import SearchCore

/// Writes the table of contents of an index; `SearchEngine` reads it.
struct ManifestWriter {
  private var bytes = Array("HIG".utf8) + [2]

  init(marks: [UnitMark]) {
    Varint.write(UInt64(marks.count), to: &bytes)
    bytes += marks.map(\.byte)
  }

  mutating func add(terms: [(hash: UInt32, first: [UInt8])]) {
    Varint.write(UInt64(terms.count), to: &bytes)
    for (hash, first) in terms {
      append(hash)
      append(first)
    }
  }

  mutating func add(units: [(hash: UInt32, count: Int)]) {
    Varint.write(UInt64(units.count), to: &bytes)
    for (hash, count) in units {
      append(hash)
      Varint.write(UInt64(count), to: &bytes)
    }
  }

  mutating func add(targets: [String], platforms: Int) {
    Varint.write(UInt64(targets.count), to: &bytes)
    for target in targets { append(Array(target.utf8)) }
    Varint.write(UInt64(platforms), to: &bytes)
  }

  func finish() -> [UInt8] { bytes }

  private mutating func append(_ text: [UInt8]) {
    Varint.write(UInt64(text.count), to: &bytes)
    bytes += text
  }

  private mutating func append(_ hash: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: hash >> shift)) }
  }
}
