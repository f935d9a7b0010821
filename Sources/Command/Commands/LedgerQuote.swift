import Bytes
import Model

/// Quotes a raw file: the lines of a run with their numbers, cut to a width unless all is wanted.
struct LedgerQuote {
  private let bytes: [UInt8]
  private let table: LineTable
  private let inFull: Bool

  /// Characters of a line.
  static let widest = 72

  init(_ bytes: [UInt8], inFull: Bool) {
    self.bytes = bytes
    self.inFull = inFull
    table = LineTable(bytes)
  }

  /// `lines 3–9, bytes 120–480`
  func place(of run: LedgerRun) -> String {
    let first = table.position(of: run.start).line
    let last = table.position(of: max(run.start, run.end - 1)).line
    let lines = first == last ? "line \(first)" : "lines \(first)–\(last)"
    return "\(lines), bytes \(run.start)–\(run.end)"
  }

  /// Blank lines are left out: there is nothing of them to read.
  func lines(of run: LedgerRun) -> String {
    let range = min(run.start, bytes.count)..<min(run.end, bytes.count)
    var number = table.position(of: range.lowerBound).line
    var text = ""
    for line in bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      if !line.allSatisfy(ByteClass.isSpace) { text += quoted(line, number) }
      number += 1
    }
    return text
  }

  private func quoted(_ line: ArraySlice<UInt8>, _ number: Int) -> String {
    // A character takes four bytes at most: no more of a line of 50 MB is looked at.
    let start = inFull ? line : line.prefix(4 * (Self.widest + 1))
    var text = String(decoding: UTF8Repair.repaired(Array(start)), as: UTF8.self)
    if text.last == "\r" { text.removeLast() }
    if !inFull, text.count > Self.widest { text = text.prefix(Self.widest - 1) + "…" }
    return TextTable.padded(String(number), to: 6, left: false) + "  " + text + "\n"
  }
}
