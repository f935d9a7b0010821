public import Diagnostics

/// What a run of `hig fetch` found and wrote.
public struct FetchReport: Sendable {
  /// What became of an address.
  public enum Outcome: String, Sendable, CaseIterable {
    case new, changed, same
    /// It was there once, and the server has it no more. The file stays.
    case gone
    case failed

    static let kept: [Outcome] = [.new, .changed, .same]
  }

  public var counts: [Outcome: Int] = [:]
  /// Of all answers.
  public var bytes = 0
  public var requests = 0
  public var diagnostics: [Diagnostic] = []
  /// Whether this machine was in the way, not a server.
  public var broken = false
  /// Whether the run ended before all was asked for.
  public var isStopped = false
  /// What a run that is not dry would ask for, in order.
  public var planned: [String] = []

  /// The flag that asks a public server for more than it is asked, and how much that may be.
  public var haste: (flag: String, most: Int)?

  public init() {}

  /// Of a run that could not begin.
  init(broken problem: Diagnostic) {
    broken = true
    diagnostics = [problem]
  }

  /// Whether files came that were not there before.
  public var hasFetched: Bool { counts[.new] != nil || counts[.changed] != nil }

  public var failed: Bool { diagnostics.contains { $0.level == .error } }
}
