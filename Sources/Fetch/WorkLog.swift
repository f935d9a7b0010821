import Files
import JSON

/// What a run did so far, so that one that was broken off is continued: lines of the journal, each
/// with what became of its address. It is begun with the first file that changes, so that a run
/// without changes writes nothing.
struct WorkLog {
  /// Hidden, so that no walk finds it.
  static let name = ".fetch.log"

  private(set) var outcomes: [String: FetchReport.Outcome] = [:]
  private(set) var entries: [JournalEntry] = []
  private var waiting: [UInt8] = []
  private var isBegun = false
  /// Whether it is the log of a run that was broken off.
  let isContinued: Bool

  init() { isContinued = false }

  /// The last line of a killed run may be cut short.
  init(reading bytes: [UInt8]) {
    isBegun = true
    isContinued = true
    if bytes.last != UInt8(ascii: "\n") { waiting.append(UInt8(ascii: "\n")) }
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(Journal.mostLines) {
      guard let entry = JournalEntry(line) else { continue }
      entries.append(entry)
      let outcome = (try? JSONReader.read(Array(line)))?["outcome"]?.string
      outcomes[entry.address] = outcome.flatMap(FetchReport.Outcome.init) ?? .same
    }
  }

  mutating func begin(_ append: ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    guard !isBegun || !waiting.isEmpty else { return }
    isBegun = true
    try append(waiting)
    waiting = []
  }

  mutating func add(
    _ entry: JournalEntry, _ outcome: FetchReport.Outcome,
    _ append: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    let outcome = JSONMember("outcome", .string(outcome.rawValue))
    waiting += Array((JSONWriter.text(entry.json([outcome])) + "\n").utf8)
    if isBegun { try begin(append) }
  }
}
