public import Web

/// What a run of `hig fetch` is asked to do.
public struct FetchOrder: Sendable {
  /// Which pictures are fetched.
  public enum Pictures: String, Sendable, CaseIterable {
    case none
    /// All but those for dark windows.
    case light
    case all
  }

  /// Where the guidelines are asked for.
  public var from: HTTPAddress
  public var pictures = Pictures.all
  /// Asks for the start page and the index alone, and writes nothing.
  public var isDry = false
  /// Requests a second; nil for the default, which is also the most for a public server.
  public var rate: Int?
  /// Requests at a time; nil for the default, which is also the most for a public server.
  public var connections: Int?
  public var limits = FetchLimits()
  public var proxies = ProxyChoice()
  /// Seconds since 1970.
  public var time = 0.0

  public static let apple = "https://developer.apple.com/"
  public static let rate = 5
  public static let connections = 4

  public init(from: HTTPAddress) { self.from = from }
}

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
