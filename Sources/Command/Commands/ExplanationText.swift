import Build
import Diagnostics
import JSON
import Model

/// Why a file is in its shape, as a table for people, or as the object that tools read.
enum ExplanationText {
  /// `{"file", "shape", "shapes": [{"shape", "resembles", "reason", "summary"}],
  /// "refused"}`
  static func json(_ explanation: Explanation) -> String {
    let shapes = explanation.candidates.map { candidate -> JSONValue in
      [
        "shape": .string(candidate.shape), "resembles": .bool(candidate.resembles),
        "reason": .string(candidate.reason), "summary": .string(candidate.summary),
      ]
    }
    let object: JSONValue = [
      "file": .string(explanation.file),
      "shape": explanation.shape.map { .string($0) } ?? .null, "shapes": .array(shapes),
      "refused": explanation.refusal.map { .string($0.summary) } ?? .null,
    ]
    return JSONWriter.text(object) + "\n"
  }

  /// The shape that is taken, and below it every one in the order in which they are tried.
  static func table(_ explanation: Explanation) -> String {
    let rows = explanation.candidates.map { [$0.shape, $0.resembles ? "yes" : "no", $0.reason] }
    let refusal = explanation.refusal?.summary
    let shape = explanation.shape.map { $0 + (refusal.map { "; no page: " + $0 } ?? "") }
    let text =
      "\(explanation.file): \(shape ?? refusal ?? "unrecognized format")\n\n"
      + TextTable.lines([["shape", "resembles", "why"]] + rows, numbers: 0)
    return text.printable
  }
}
