import Diagnostics
import Ingest
import Model

/// A ledger for people: a span a line with the start of its text, then what was told.
enum LedgerText {
  static func of(_ reading: Outcome, _ bytes: [UInt8]) -> String {
    let ledger = reading.ledger
    let head = "\(ledger.shape), \(ledger.size) bytes, \(percent(ledger.keptShare)) kept\n"
    let spans = ledger.spans.map { span in
      let destination = span.destination.isEmpty ? "" : " → \(span.destination)"
      let text = excerpt(bytes[span.start..<span.end])
      return "\(span.start)–\(span.end) \(span.fate) \(span.rule)\(destination): \(text)\n"
    }
    let told = reading.diagnostics.inOrder.map { DiagnosticFormat.text.line(for: $0) }
    return head + spans.joined() + told.joined().replacing(shapes, with: "SHAPES")
  }

  /// A new shape changes no ledger.
  private static let shapes = Ingester.shapes.joined(separator: ", ")

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// The first characters, on one line.
  private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let line = text.prefix(48).map { scalar in
      switch scalar {
      case "\n": "⏎"
      case "\r": "␍"
      case "\0": "␀"
      default: String(scalar)
      }
    }
    return line.joined() + (text.count > 48 ? "…" : "")
  }
}
