public import Diagnostics
public import Model

/// What a run found and made.
public struct Report: Sendable {
  /// In order of place.
  public var diagnostics: [Diagnostic] = []
  /// Findings that the baseline of a check knows.
  public var known: [Diagnostic] = []
  /// What was counted, in the order in which to report it: ("raw file", 24), ("page", 26).
  public var counts: [(noun: String, number: Int)] = []
  /// What became of each raw file, in order of its name.
  public var ledgers: [Ledger] = []
  /// The folder that was published; nil if nothing was.
  public var published: String?

  /// What goes to standard output; nil if it went elsewhere.
  public var data: [UInt8]?

  /// Whether the machine was in the way (a full disk, no permission), not the content.
  public var broken = false

  public init() {}

  /// Whether a finding of the level error is in the way.
  public var failed: Bool { diagnostics.contains { $0.level == .error } }
}
