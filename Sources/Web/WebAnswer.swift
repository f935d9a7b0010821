/// What a server said to one request, redirects not followed.
public struct WebAnswer: Sendable, Equatable {
  /// Why there is no answer.
  public enum Failure: Sendable, Equatable {
    /// Another time it may be there.
    case late(String)
    case other(String)
  }

  /// 0 if there was no answer.
  public let status: Int
  /// Where a redirect leads, as a whole address.
  public let location: String?
  /// Seconds to wait before the next request, if the server says.
  public let wait: Int?
  public let failure: Failure?

  public init(
    _ status: Int, location: String? = nil, wait: Int? = nil, failure: Failure? = nil
  ) {
    self.status = status
    self.location = location
    self.wait = wait
    self.failure = failure
  }
}
