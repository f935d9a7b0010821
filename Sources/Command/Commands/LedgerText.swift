import Bytes
import Diagnostics
import JSON
import Model
import Render

/// A ledger line by line for people, or as the object that tools read.
enum LedgerText {
  /// `{"file", "size", "sha256", "shape", "spans": [{"start", "end", "fate", "rule", "reason",
  /// "to"}]}`
  static func json(_ ledger: Ledger) -> String {
    let spans = ledger.spans.map { span -> JSONValue in
      [
        "start": .integer(span.start), "end": .integer(span.end),
        "fate": .string(span.fate.rawValue), "rule": .string(span.rule),
        "reason": .string(ledger.reasons[span.rule] ?? ""), "to": .string(span.destination),
      ]
    }
    let object: JSONValue = [
      "file": .string(ledger.file), "size": .integer(ledger.size),
      "sha256": .string(ledger.sha256), "shape": .string(ledger.shape), "spans": .array(spans),
    ]
    return JSONWriter.text(object) + "\n"
  }

  /// What the file is, what became of how much of it, and its runs with their lines. Of kept runs
  /// only the place is reported, unless all is wanted in full.
  static func lines(_ ledger: Ledger, _ bytes: [UInt8], inFull: Bool) -> String {
    var text = "\(ledger.file): \(ledger.shape), \(Plural.text(ledger.size, "byte"))\n"
    text += "sha256 \(ledger.sha256)\n"
    text += LedgerSpan.Fate.allCases.map { share(of: $0, in: ledger) }.joined()
    let quote = LedgerQuote(bytes, inFull: inFull)
    for run in ledger.runs {
      text += "\n\(quote.place(of: run)): \(sentence(run, ledger))\n"
      if run.fate != .kept || inFull { text += quote.lines(of: run) }
    }
    return text.printable
  }
}

extension LedgerText {
  private static func share(of fate: LedgerSpan.Fate, in ledger: Ledger) -> String {
    let size = ledger.size(of: fate)
    guard size > 0 else { return "" }
    let share = Figures.share(size, of: ledger.size)
    return "\(fate.rawValue) \(Plural.text(size, "byte")), \(share)\n"
  }

  /// `dropped by skip-link: a link past the navigation`
  private static func sentence(_ run: LedgerRun, _ ledger: Ledger) -> String {
    let goal = run.destination
    switch run.fate {
    case .kept: return "kept in \(goal) (\(run.rules.joined(separator: ", ")))"
    case .merged: return "merged: another file has the same for \(goal)"
    case .moved, .dropped:
      let rule = run.rules.first ?? ""
      let reason = ledger.reasons[rule].map { ": " + $0 } ?? ""
      return run.fate.rawValue + (goal.isEmpty ? "" : " to \(goal)") + " by \(rule)\(reason)"
    }
  }
}

/// Quotes a raw file: the lines of a run with their numbers, cut to a width unless all is wanted.
private struct LedgerQuote {
  private let bytes: [UInt8]
  private let table: LineTable
  private let inFull: Bool

  /// Characters of a line.
  private static let widest = 72

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
