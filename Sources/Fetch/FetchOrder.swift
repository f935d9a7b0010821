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

  public init(from: HTTPAddress) { self.from = from }
}
