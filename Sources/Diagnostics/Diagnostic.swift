/// A finding about the content: which rule, where, what, why it matters and what to do.
public struct Diagnostic: Sendable, Hashable {
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case note, warning, error
  }

  public let rule: Rule
  public let level: Level
  public let location: SourceLocation
  public let summary: String
  public let why: String?
  public let remedy: String?
  /// In a page that was made from raw files: the place there.
  public let origin: SourceLocation?

  public init(
    _ rule: Rule, _ level: Level? = nil, at location: SourceLocation, _ summary: String,
    why: String? = nil, remedy: String? = nil, origin: SourceLocation? = nil
  ) {
    self.rule = rule
    self.level = level ?? rule.level
    self.location = location
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.origin = origin
  }

  /// Whether it stops a build, so that no setting and no baseline hides it.
  public var isFixed: Bool { rule.isFixed(at: level) }

  /// The same finding, taken more or less seriously.
  public func leveled(_ level: Level) -> Diagnostic {
    Diagnostic(rule, level, at: location, summary, why: why, remedy: remedy, origin: origin)
  }

  /// The same finding, with the place in a raw file that led to it.
  public func made(from origin: SourceLocation) -> Diagnostic {
    Diagnostic(rule, level, at: location, summary, why: why, remedy: remedy, origin: origin)
  }
}

/// A place in a file; line and column count from 1, and 0 stands for the whole file.
public struct SourceLocation: Sendable, Hashable, Comparable {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension [Diagnostic] {
  /// By place, then rule, each once: the order of the run that found them does not show.
  public var inOrder: [Diagnostic] {
    let order = withUnsafeBufferPointer { all -> [Int]? in
      // What one stage found is mostly so already.
      let isSo = all.indices.dropFirst().allSatisfy { all[$0 - 1].location < all[$0].location }
      guard !isSo else { return nil }
      // Their numbers are lighter to move than they are.
      let order = all.indices.sorted { all[$0].precedes(all[$1]) }
      return order.indices.filter { $0 == 0 || all[order[$0 - 1]] != all[order[$0]] }
        .map { order[$0] }
    }
    return order?.map { self[$0] } ?? self
  }

  public func count(_ level: Diagnostic.Level) -> Int { count { $0.level == level } }
}

extension Diagnostic {
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    // Most are at places of their own: the texts are not looked at for these.
    guard location == other.location else { return location < other.location }
    let (first, second) = ((rule, summary), (other.rule, other.summary))
    return first == second ? tieBreak < other.tieBreak : first < second
  }

  /// Orders findings that say the same of the same place: the worst first.
  fileprivate var tieBreak: (Int, String, String, SourceLocation) {
    let level = Level.allCases.firstIndex(of: level) ?? 0
    return (-level, why ?? "", remedy ?? "", origin ?? SourceLocation(file: ""))
  }
}
