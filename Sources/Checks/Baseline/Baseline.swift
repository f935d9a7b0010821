public import Diagnostics

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
