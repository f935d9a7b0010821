import CCurl
import Glibc

extension WebClient {
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
    let location = String(cString: answer.location)
    let problem = String(cString: answer.problem)
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
}

extension WebFetcher {
  /// By libcurl's multi interface; nil if the machine has none.
  public static func curl(agent: String, _ limits: Limits = Limits()) -> WebFetcher? {
    guard let transfers = Transfers(agent: agent, limits) else { return nil }
    return WebFetcher(
      start: { transfers.start($0) }, next: { transfers.next(within: $0) },
      now: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      isPrivate: { hig_host_is_private($0) })
  }
}

/// The requests under way, ended with the value that stands for them.
private final class Transfers {
  private let all: OpaquePointer

  init?(agent: String, _ limits: WebFetcher.Limits) {
    let plain = hig_transfer_limits(
      connections: limits.connections,
      connect_milliseconds: Int(limits.connectSeconds * 1000),
      total_milliseconds: Int(limits.seconds * 1000), slowest_bytes: limits.slowestBytes,
      slow_seconds: limits.slowSeconds)
    guard let all = hig_transfers_open(plain, agent) else { return nil }
    self.all = all
  }

  deinit { hig_transfers_close(all) }

  func start(_ order: WebOrder) -> Bool {
    func withLine(_ name: String, _ value: String?, _ body: (UnsafePointer<CChar>?) -> Bool) -> Bool
    {
      guard let value else { return body(nil) }
      return "\(name): \(value)".withCString(body)
    }
    return order.address.withCString { address in
      order.proxy.withCString { proxy in
        withLine("If-None-Match", order.tag) { tag in
          withLine("If-Modified-Since", order.modified) { modified in
            hig_transfers_start(
              all,
              hig_transfer_order(
                number: order.number, address: address, proxy: proxy,
                allows_private: order.allowsPrivate, most_bytes: order.mostBytes, condition: tag,
                other_condition: modified))
          }
        }
      }
    }
  }

  func next(within seconds: Double) -> WebReply? {
    var answer = hig_transfer_answer()
    guard hig_transfers_next(all, Int((max(0, min(seconds, 3600)) * 1000).rounded(.up)), &answer)
    else { return nil }
    var reply = WebReply(answer.number, status: answer.status)
    reply.problem = problem(answer.failure)
    if reply.problem != nil { reply.words = String(cString: answer.problem) }
    reply.location = present(answer.location)
    reply.tag = present(answer.tag)
    reply.modified = present(answer.modified)
    reply.wait = answer.wait < 0 ? nil : answer.wait
    reply.bytes = Array(UnsafeBufferPointer(start: answer.bytes, count: answer.size))
    return reply
  }

  private func present(_ text: UnsafePointer<CChar>) -> String? {
    text.pointee == 0 ? nil : String(cString: text)
  }

  private func problem(_ failure: hig_transfer_failure) -> WebReply.Problem? {
    switch failure {
    case hig_transfer_fine: nil
    case hig_transfer_late: .late
    case hig_transfer_cut: .cut
    case hig_transfer_unreachable: .unreachable
    case hig_transfer_large: .large
    case hig_transfer_private: .privateAddress
    default: .other
    }
  }
}
