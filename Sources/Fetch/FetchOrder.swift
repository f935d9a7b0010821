public import Web

/// What a run of `hig fetch` is asked to do.
public struct FetchOrder: Sendable {
  /// Which pictures are fetched.
  public enum Pictures: String, Sendable, CaseIterable {
    case none
    /// All but those for dark windows.
    case light
    case all

    public static let standard = all
  }

  /// Where the guidelines are asked for.
  public var from: HTTPAddress
  public var pictures = Pictures.standard
  /// Asks for the start page and the index alone, and writes nothing.
  public var isDry = false
  /// Requests a second; the default is also the most for a public server.
  public var rate = Self.rate
  /// Requests at a time; the default is also the most for a public server.
  public var connections = Self.connections
  public var limits = FetchLimits()
  public var proxies = ProxyChoice()
  /// Seconds since 1970.
  public var time = 0.0

  public static let apple = "https://developer.apple.com/"

  public init(from: HTTPAddress) { self.from = from }
}
