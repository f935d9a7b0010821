import JSON

/// All that is known of addresses. As a file: one JSON object a line, sorted by address, with
/// nothing in it that differs between two runs that found the same.
struct Journal: Sendable {
  /// More lines are not read.
  static let mostLines = 50_000

  private(set) var entries: [String: JournalEntry] = [:]
  /// The address whose bytes a file holds.
  private(set) var owners: [String: String] = [:]

  init() {}

  /// Of several lines of one address the last; what cannot be read is forgotten.
  init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.mostLines) {
      if let entry = JournalEntry(line) { set(entry) }
    }
  }

  subscript(address: String) -> JournalEntry? { entries[address] }

  func owner(of path: String) -> JournalEntry? { owners[path].flatMap { entries[$0] } }

  /// A file holds the bytes of one address: the one that had it before keeps its other facts, if
  /// they are of use.
  mutating func set(_ entry: JournalEntry) {
    if let path = entries[entry.address]?.path, path != entry.path { owners[path] = nil }
    if let path = entry.path {
      if let other = owners[path], other != entry.address {
        entries[other]?.path = nil
        if entries[other]?.alias == nil { entries[other] = nil }
      }
      owners[path] = entry.address
    }
    entries[entry.address] = entry
  }

  mutating func forget(_ address: String) {
    if let path = entries[address]?.path { owners[path] = nil }
    entries[address] = nil
  }

  var bytes: [UInt8] {
    let lines = entries.values.sorted { $0.address < $1.address }
    return Array(lines.map { JSONWriter.text($0.json()) + "\n" }.joined().utf8)
  }
}
