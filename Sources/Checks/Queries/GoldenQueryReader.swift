import Bytes
public import Diagnostics
import JSON

/// Reads golden queries: a JSON object a line, blank lines between them as one likes.
public struct GoldenQueryReader {
  /// As many results as a search gives.
  static let lastPlace = 100

  private let file: String
  private var queries: [GoldenQuery] = []
  private var diagnostics: [Diagnostic] = []
  private var lines: [String: Int] = [:]

  /// The queries of the lines that are sound, and what is wrong with the others.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (queries: [GoldenQuery], diagnostics: [Diagnostic]) {
    var reader = GoldenQueryReader(file: file)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() where !line.allSatisfy(ByteClass.isSpace) {
      reader.read(Array(line), line: place + 1)
    }
    return (reader.queries, reader.diagnostics)
  }
}

extension GoldenQueryReader {
  private mutating func read(_ bytes: [UInt8], line: Int) {
    let place = SourceLocation(file: file, line: line, column: 1)
    do throws(LineProblem) {
      let query = try Self.query(try Self.members(of: bytes), at: place)
      if let first = lines.updateValue(line, forKey: query.query) {
        throw LineProblem("Duplicate query “\(query.query)”, also on line \(first)")
      }
      queries.append(query)
    } catch {
      let remedy =
        #"Write {"query": "tab bar", "expect": "tab-bars", "within": 1, "why": "Its title."}."#
      diagnostics.append(
        Diagnostic(.goldenQuery, at: place, error.text, remedy: remedy))
    }
  }

  private static func members(of line: [UInt8]) throws(LineProblem) -> [JSONMember] {
    do {
      if case .object(let members) = try JSONReader.read(line) { return members }
    } catch {
      throw LineProblem("Invalid JSON: \(error.problem) at byte \(error.offset)")
    }
    throw LineProblem("A line must be one JSON object")
  }

  private static func query(
    _ members: [JSONMember], at place: SourceLocation
  ) throws(LineProblem) -> GoldenQuery {
    try refuseOthers(members)
    let object = JSONValue.object(members)
    guard case .integer(let within)? = object["within"], 1...lastPlace ~= within else {
      throw LineProblem("`within` must be a number from 1 to \(lastPlace)")
    }
    let kind = object["kind"]?.string
    if object["kind"] != nil, !GoldenQuery.kinds.contains(kind ?? "") {
      throw LineProblem("`kind` must be \(GoldenQuery.kinds.alternatives)")
    }
    var query = GoldenQuery(
      query: try text("query", of: object), expect: try goals(object["expect"]), within: within,
      kind: kind, why: try text("why", of: object), location: place)
    if let answer = object["answer"] {
      guard let text = answer.string else { throw LineProblem("`answer` must be a string") }
      query.answer = text
    }
    return query
  }

  private static let names = ["query", "expect", "within", "kind", "answer", "why"]

  private static func refuseOthers(_ members: [JSONMember]) throws(LineProblem) {
    for member in members where !names.contains(member.name) {
      let near = EditDistance.nearest(to: member.name, among: names)
      throw LineProblem(
        "Unknown member `\(member.name)`"
          + (near.map { "; did you mean `\($0)`?" }
            ?? "; use \(names.joined(separator: ", "))")
      )
    }
  }

  private static func text(
    _ name: String, of object: JSONValue
  ) throws(LineProblem) -> String {
    guard let text = object[name]?.string, !text.utf8.allSatisfy(ByteClass.isSpace) else {
      throw LineProblem("`\(name)` must be a string")
    }
    return text
  }

  private static func goals(_ value: JSONValue?) throws(LineProblem) -> [GoldenQuery.Goal] {
    let values = value?.array ?? [value ?? .null]
    let texts = values.compactMap(\.string).filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard texts.count == values.count, !texts.isEmpty else {
      throw LineProblem("`expect` must be a page (`tab-bars`), section (`tab-bars#iOS`) or list")
    }
    return texts.map(GoldenQuery.Goal.init)
  }
}

/// Why a line is no golden query.
private struct LineProblem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
