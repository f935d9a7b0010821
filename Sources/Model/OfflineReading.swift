/// Whether a site offers its pages for reading without a network.
public enum OfflineReading: String, Sendable, CaseIterable {
  /// Over HTTP(S), but not on this machine, where a site is written.
  case on = "true"
  /// The worker of an earlier build removes itself.
  case off = "false"
  /// On this machine too, to try it.
  case always

  /// Whether pages have it.
  public var isOffered: Bool { self != .off }
}
