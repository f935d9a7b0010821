/// Asks the web, as closures: a test hands over a web of its own.
public struct WebClient: Sendable {
  /// For an address, its head alone or with some of its body. Blocks until the answer is there.
  public var ask: @Sendable (_ address: String, _ head: Bool) -> WebAnswer
  public var sleep: @Sendable (_ seconds: Double) -> Void
  /// Seconds since 1970.
  public var now: @Sendable () -> Double
}

extension WebClient {
  /// How long an answer may take, and how large it may be.
  public struct Limits: Sendable {
    public var connectSeconds = 5.0
    public var seconds = 15.0
    public var bytes = 65_536
    /// Whether this machine and private networks may be asked: a page that somebody else wrote
    /// must not make requests in our network.
    public var allowsPrivate = false

    public init() {}
  }
}
