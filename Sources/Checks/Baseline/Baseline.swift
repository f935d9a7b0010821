public import Diagnostics
import JSON

/// Findings that are known, and so are reported no more. One is known by its rule, its file and
/// what it says, as often as it was found: lines may move without making a known finding a new one.
public struct Baseline: Sendable, Equatable {
  /// What makes a finding the same as yesterday’s.
  struct Key: Sendable, Hashable, Comparable {
    let file: String
    let rule: String
    let summary: String

    static func < (a: Key, b: Key) -> Bool {
      (a.file, a.rule, a.summary) < (b.file, b.rule, b.summary)
    }
  }

  /// How often each is known, and the line of the baseline that says so.
  var entries: [Key: (count: Int, line: Int)] = [:]

  public init() {}

  /// The findings of a run, as a baseline. What stops a build is never known.
  /// - Parameter project: The project’s folder; files below it are named from there.
  public init(of findings: [Diagnostic], project: String) {
    for finding in findings where !finding.isFixed {
      entries[Key(finding, project), default: (0, 0)].count += 1
    }
  }

  public static func == (a: Baseline, b: Baseline) -> Bool {
    a.entries.mapValues(\.count) == b.entries.mapValues(\.count)
  }

  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }
}

extension Baseline {
  /// The findings that are new, and those that are known.
  public func split(
    _ findings: [Diagnostic], project: String
  ) -> (new: [Diagnostic], known: [Diagnostic]) {
    var left = entries
    var (new, known): ([Diagnostic], [Diagnostic]) = ([], [])
    for finding in findings {
      let key = Key(finding, project)
      if !finding.isFixed, let count = left[key]?.count, count > 0 {
        left[key]?.count -= 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known)
  }

  /// What the baseline lists but is no longer found, reported at its line.
  public func outdated(by findings: [Diagnostic], project: String, file: String) -> [Diagnostic] {
    var left = entries
    for finding in findings { left[Key(finding, project)]?.count -= 1 }
    return left.filter { $0.value.count > 0 }.sorted { $0.key < $1.key }.map { key, value in
      Diagnostic(
        .baselineOutdated,
        at: SourceLocation(file: file, line: value.line, column: 1),
        "No longer found in \(key.file): \(key.summary) [\(key.rule)]",
        why: "If it comes back, it will not be reported.",
        remedy: "Update the baseline with `--write-baseline`.")
    }
  }
}

extension Baseline.Key {
  init(_ finding: Diagnostic, _ project: String) {
    let (path, folder) = (finding.location.file, project.hasSuffix("/") ? project : project + "/")
    file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    rule = finding.rule.id
    summary = finding.summary
  }
}

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
    let value = try JSONReader.read(bytes) {
      Problem(line: line, text: "Invalid JSON: \($0.problem)")
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
