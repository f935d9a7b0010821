import Bytes
import SearchCore

/// Writes the table of contents of an index; `SearchEngine` reads it.
struct ManifestWriter {
  private var bytes = Array("HIG".utf8) + [1]

  init(unitCount: Int) { Varint.write(UInt64(unitCount), to: &bytes) }

  mutating func add(terms: [(hash: UInt32, first: [UInt8])]) {
    Varint.write(UInt64(terms.count), to: &bytes)
    for (hash, first) in terms {
      append(hash)
      Varint.write(UInt64(first.count), to: &bytes)
      bytes += first
    }
  }

  mutating func add(units: [(hash: UInt32, count: Int)]) {
    Varint.write(UInt64(units.count), to: &bytes)
    for (hash, count) in units {
      append(hash)
      Varint.write(UInt64(count), to: &bytes)
    }
  }

  func finish() -> [UInt8] { bytes }

  private mutating func append(_ hash: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: hash >> shift)) }
  }
}
