/// Asks the web several things at a time, as closures: a test hands over a web of its own. One
/// thread uses it.
public struct WebFetcher {
  /// Starts a request; false if there is no room for it.
  public var start: (WebOrder) -> Bool
  /// The next answer, or nil if none came within so many seconds.
  public var next: (_ seconds: Double) -> WebReply?
  /// Seconds since some moment; never goes back.
  public var now: () -> Double
  /// Whether a host is this machine or in a private network.
  public var isPrivate: (_ host: String) -> Bool

  public init(
    start: @escaping (WebOrder) -> Bool, next: @escaping (Double) -> WebReply?,
    now: @escaping () -> Double, isPrivate: @escaping (String) -> Bool
  ) {
    self.start = start
    self.next = next
    self.now = now
    self.isPrivate = isPrivate
  }

  /// How long an answer may take.
  public struct Limits: Sendable {
    public var connections = 4
    public var connectSeconds = 15.0
    public var seconds = 600.0
    /// A transfer ends that brings fewer than so many bytes a second for `slowSeconds`.
    public var slowestBytes = 200
    public var slowSeconds = 30

    public init() {}
  }
}

/// One request.
public struct WebOrder: Sendable, Equatable {
  /// What its answer is known by.
  public var number: Int
  public var address: String
  /// Empty for none.
  public var proxy = ""
  /// Whether this machine and private networks may be asked.
  public var allowsPrivate = false
  public var mostBytes = 1 << 20
  /// What the last answer said of itself: the server need not send it again.
  public var tag: String?
  public var modified: String?

  public init(_ number: Int, _ address: String) {
    self.number = number
    self.address = address
  }
}

/// What a server said to one request, redirects not followed.
public struct WebReply: Sendable, Equatable {
  /// Why there is no whole answer.
  public enum Problem: Sendable, Equatable {
    case late, cut, unreachable, large, privateAddress, other
  }

  public var number: Int
  /// 0 if no answer began.
  public var status: Int
  public var problem: Problem?
  /// The problem in libcurl's words.
  public var words = ""
  /// Where a redirect leads, as a whole address.
  public var location: String?
  /// As they came.
  public var tag: String?
  public var modified: String?
  /// Seconds to wait before the next request, if the server says.
  public var wait: Int?
  public var bytes: [UInt8] = []

  public init(_ number: Int, status: Int) {
    self.number = number
    self.status = status
  }
}
