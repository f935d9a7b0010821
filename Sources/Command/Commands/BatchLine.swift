import Diagnostics
import JSON

/// One line of `hig search --batch`: what is asked, under which id.
struct BatchLine {
  let id: JSONValue
  let query: String

  init(_ bytes: [UInt8]) throws(BatchProblem) {
    let object: JSONValue
    do {
      object = try JSONReader.read(bytes)
    } catch {
      throw BatchProblem(id: .null, text: "Invalid JSON: \(error.problem) at byte \(error.offset)")
    }
    id = object["id"] ?? .null
    guard let query = object["query"]?.string else {
      throw BatchProblem(id: id, text: "Missing `query`, which must be a string")
    }
    self.query = query
  }
}

/// Why a line is no query; its id, if it has one.
struct BatchProblem: Error {
  let id: JSONValue
  let text: String

  func diagnostic(line: Int) -> Diagnostic {
    Diagnostic(
      .batchLine, at: SourceLocation(file: "standard input", line: line, column: 1),
      text, remedy: #"Write lines such as `{"id": 1, "query": "tap target"}`."#)
  }
}
