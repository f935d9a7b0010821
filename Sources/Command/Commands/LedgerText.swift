import JSON
import Model

/// A ledger as a table for people, or as the object that tools read.
enum LedgerText {
  /// `{"file", "size", "sha256", "shape", "spans": [{"start", "end", "fate", "rule", "to"}]}`
  static func json(_ ledger: Ledger) -> String {
    let spans = ledger.spans.map { span -> JSONValue in
      [
        "start": .integer(span.start), "end": .integer(span.end),
        "fate": .string(span.fate.rawValue), "rule": .string(span.rule),
        "to": .string(span.destination),
      ]
    }
    let object: JSONValue = [
      "file": .string(ledger.file), "size": .integer(ledger.size),
      "sha256": .string(ledger.sha256), "shape": .string(ledger.shape), "spans": .array(spans),
    ]
    return JSONWriter.text(object) + "\n"
  }

  /// What the file is, what became of how much of it, and every span.
  static func table(_ ledger: Ledger) -> String {
    var text = "\(ledger.file): \(ledger.shape), \(Plural.text(ledger.size, "byte"))\n"
    text += "sha256 \(ledger.sha256)\n"
    text += LedgerSpan.Fate.allCases.map { share(of: $0, in: ledger) }.joined() + "\n"
    let rows = ledger.spans.map(row)
    text += TextTable.lines([["start", "end", "bytes", "fate", "rule", "to"]] + rows, numbers: 3)
    return text.printable
  }
}

extension LedgerText {
  private static func share(of fate: LedgerSpan.Fate, in ledger: Ledger) -> String {
    let size = ledger.size(of: fate)
    guard size > 0, ledger.size > 0 else { return "" }
    return "\(fate.rawValue) \(Plural.text(size, "byte")), \(100 * size / ledger.size) %\n"
  }

  private static func row(_ span: LedgerSpan) -> [String] {
    [
      String(span.start), String(span.end), String(span.end - span.start), span.fate.rawValue,
      span.rule, span.destination,
    ]
  }
}
