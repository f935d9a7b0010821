/// How much of what others say is believed.
public struct FetchLimits: Sendable {
  public var pages = 5_000
  public var pictures = 20_000
  public var pictureHosts = 8
  /// All bodies of a run.
  public var bytes = 4 << 30
  public var redirects = 5
  /// How often an address is asked for that a server does not answer.
  public var tries = 3
  /// After so many refusals in a row, the run stops.
  public var refusals = 5
  /// After so many denials in a row, a host is left alone.
  public var denials = 20
  public var longestPause = 60.0
  /// The longest wait that a server may ask for.
  public var longestWait = 300.0
  /// Seconds for which a run that was broken off is continued.
  public var freshness = 86_400.0

  public init() {}
}
