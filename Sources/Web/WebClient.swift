import CCurl
import Glibc

/// Asks the web, as closures: a test hands over a web of its own.
public struct WebClient: Sendable {
  /// For an address, its head alone or with some of its body. Blocks until the answer is there.
  public var ask: @Sendable (_ address: String, _ head: Bool) -> WebAnswer
  public var sleep: @Sendable (_ seconds: Double) -> Void
  /// Seconds since 1970.
  public var now: @Sendable () -> Double

  public init(
    ask: @escaping @Sendable (String, Bool) -> WebAnswer,
    sleep: @escaping @Sendable (Double) -> Void, now: @escaping @Sendable () -> Double
  ) {
    self.ask = ask
    self.sleep = sleep
    self.now = now
  }
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

  /// By libcurl; nil if the machine has none.
  public static func curl(_ limits: Limits = Limits()) -> WebClient? {
    guard hig_web_is_there() else { return nil }
    return WebClient(
      ask: { answer(of: $0, head: $1, limits) },
      sleep: { usleep(UInt32(max(0, min($0, 3600)) * 1_000_000)) },
      now: { Double(time(nil)) })
  }

  private static func answer(of address: String, head: Bool, _ limits: Limits) -> WebAnswer {
    let plain = hig_web_limits(
      connect_milliseconds: Int(limits.connectSeconds * 1000),
      total_milliseconds: Int(limits.seconds * 1000), most_bytes: limits.bytes,
      allows_private: limits.allowsPrivate)
    var answer = hig_web_answer()
    hig_web_ask(address, head, plain, &answer)
    let location = text(of: answer.location)
    let problem = text(of: answer.problem)
    let failure: WebAnswer.Failure? =
      switch answer.failure {
      case 0: nil
      case 1: .late(problem)
      default: .other(problem)
      }
    return WebAnswer(
      failure == nil ? answer.status : 0, location: location.isEmpty ? nil : location,
      wait: answer.wait > 0 ? answer.wait : nil, failure: failure)
  }

  /// A text of C in an array of fixed length, which Swift sees as a tuple.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
