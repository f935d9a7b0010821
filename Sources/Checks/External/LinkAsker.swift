public import Web

/// Finds out whether outside addresses are still there: one host at a time in turn, with a pause
/// between requests, a few more tries where a server is busy, and an end to redirects.
public struct LinkAsker: Sendable {
  public struct Limits: Sendable {
    /// Seconds between two requests to one host.
    public var pause = 1.0
    /// How often more, where a server is late or busy.
    public var retries = 2
    public var redirects = 5
    /// After so many addresses in a row that its server says nothing to, a host is left alone.
    public var silences = 3
    /// The longest wait that a server may ask for.
    public var longestWait = 30.0
    /// Seconds after which nothing more is asked.
    public var seconds = 600.0

    public init() {}
  }

  private let web: WebClient
  private let limits: Limits
  private let end: Double

  public init(_ web: WebClient, _ limits: Limits = Limits()) {
    self.web = web
    self.limits = limits
    end = web.now() + limits.seconds
  }

  /// What became of addresses of one host, in their order.
  public func verdicts(of addresses: [String]) -> [LinkVerdict] {
    var silences = 0
    return addresses.enumerated().map { place, address in
      guard web.now() < end else { return .unasked }
      guard silences < limits.silences else { return .leftAlone }
      if place > 0 { web.sleep(limits.pause) }
      let verdict = verdict(of: address)
      if case .silent = verdict { silences += 1 } else { silences = 0 }
      return verdict
    }
  }
}

extension LinkAsker {
  private func verdict(of address: String) -> LinkVerdict {
    var (current, forGood) = (address, true)
    for hop in 0...limits.redirects {
      let answer = patientAnswer(of: current)
      switch answer.failure {
      case .late(let problem), .other(let problem):
        return hop == 0 ? .silent(problem) : .broken(problem)
      case nil: break
      }
      switch answer.status {
      case 200..<300, 304:
        return hop > 0 && forGood ? .moved(current) : .fine
      case 300..<400:
        guard let location = answer.location else { return .broken("status \(answer.status)") }
        forGood = forGood && (answer.status == 301 || answer.status == 308)
        current = location
        web.sleep(limits.pause)
      case 401, 403, 407, 429, 451, 999:
        return .unsure("status \(answer.status)")
      default:
        return .broken("status \(answer.status)")
      }
    }
    return .broken("more than \(limits.redirects) redirects")
  }

  /// The answer after as many tries as it is worth; the last one, whatever it is.
  private func patientAnswer(of address: String) -> WebAnswer {
    var answer = wholeAnswer(of: address)
    for attempt in 0..<limits.retries where isPassing(answer) {
      let wait = answer.wait.map(Double.init) ?? limits.pause * Double(1 << (2 * attempt))
      guard wait <= limits.longestWait, web.now() + wait < end else { break }
      web.sleep(wait)
      answer = wholeAnswer(of: address)
    }
    return answer
  }

  /// Some servers know no request for a head alone: what they refuse is asked for whole.
  private func wholeAnswer(of address: String) -> WebAnswer {
    let head = web.ask(address, true)
    guard head.failure == nil, head.status >= 400, !isPassing(head) || head.status == 501 else {
      return head
    }
    web.sleep(limits.pause)
    return web.ask(address, false)
  }

  private func isPassing(_ answer: WebAnswer) -> Bool {
    if case .late = answer.failure { return true }
    return answer.status == 429 || answer.status >= 500 && answer.status < 600
  }
}
