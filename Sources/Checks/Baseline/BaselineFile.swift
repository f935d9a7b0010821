import JSON

/// A baseline as a file: JSON lines, a finding a line in order of file, so that two versions of it
/// can be compared by eye.
extension Baseline {
  private static let head = #"{"baseline":1}"#

  public struct Problem: Error, Equatable {
    public let line: Int
    public let text: String
  }

  public var bytes: [UInt8] {
    var text = Self.head + "\n"
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      let members = [
        JSONMember("file", .string(key.file)), JSONMember("rule", .string(key.rule)),
        JSONMember("summary", .string(key.summary)), JSONMember("count", .integer(value.count)),
      ]
      text += JSONWriter.text(.object(members)) + "\n"
    }
    return Array(text.utf8)
  }

  /// Whether a file was written as a baseline, whatever became of its lines.
  public static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: head.utf8) }

  public init(reading bytes: [UInt8]) throws(Problem) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.head.utf8) else {
      throw Problem(line: 1, text: "A baseline must start with \(Self.head)")
    }
    for (place, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      try read(Array(line), line: place + 1)
    }
  }

  private mutating func read(_ bytes: [UInt8], line: Int) throws(Problem) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw Problem(line: line, text: "Invalid JSON: \(error.problem)")
    }
    guard let file = value["file"]?.string, let rule = value["rule"]?.string,
      let summary = value["summary"]?.string, case .integer(let count)? = value["count"], count > 0
    else {
      throw Problem(line: line, text: "A finding must have `file`, `rule`, `summary` and `count`")
    }
    // Two lines of one finding, as a merge leaves them: the larger number holds.
    let key = Key(file: file, rule: rule, summary: summary)
    entries[key] = (max(count, entries[key]?.count ?? 0), line)
  }
}
