import Files

@testable import Fetch
@testable import Web

/// A web in memory, with a clock of its own that only waiting moves.
final class FakeWeb {
  typealias Answer = (_ order: WebOrder, _ asked: Int) -> WebReply

  var answers: [String: Answer] = [:]
  /// What was asked for, and when.
  private(set) var asked: [(address: String, time: Double)] = []
  private(set) var orders: [WebOrder] = []
  private(set) var time = 1000.0
  private(set) var mostUnderWay = 0
  /// How long an answer takes.
  var latency = 0.01
  private var waiting: [(time: Double, reply: WebReply)] = []
  var privateHosts: Set<String> = ["here"]

  var fetcher: WebFetcher {
    WebFetcher(
      start: { self.start($0) }, next: { self.next($0) }, now: { self.time },
      isPrivate: { self.privateHosts.contains($0) })
  }

  private func start(_ order: WebOrder) -> Bool {
    asked.append((order.address, time))
    orders.append(order)
    let count = asked.count { $0.address == order.address }
    var reply =
      answers[order.address]?(order, count) ?? WebReply(order.number, status: 404)
    reply.number = order.number
    if reply.status == 200, let tag = reply.tag, tag == order.tag {
      reply.status = 304
      reply.bytes = []
    }
    waiting.append((time + latency, reply))
    mostUnderWay = max(mostUnderWay, waiting.count)
    return true
  }

  private func next(_ seconds: Double) -> WebReply? {
    guard let first = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
      waiting[first].time <= time + seconds
    else {
      time += max(seconds, 0.001)
      return nil
    }
    time = max(time, waiting[first].time)
    return waiting.remove(at: first).reply
  }
}

extension FakeWeb {
  static let origin = "http://here"
  static let root = "/design/human-interface-guidelines"
  static let data = origin + "/tutorials/data"
  static let index = data + "/index/design--human-interface-guidelines"

  func put(_ address: String, _ text: String, tag: String? = nil) {
    answers[address] = { order, _ in
      var reply = WebReply(order.number, status: 200)
      reply.bytes = Array(text.utf8)
      reply.tag = tag ?? "\"\(text.utf8.count)-\(text.hashValue)\""
      return reply
    }
  }

  func refuse(_ address: String, _ status: Int, wait: Int? = nil, times: Int = .max) {
    let plain = answers[address]
    answers[address] = { order, asked in
      guard asked > times else {
        var reply = WebReply(order.number, status: status)
        reply.wait = wait
        return reply
      }
      return plain?(order, asked) ?? WebReply(order.number, status: 404)
    }
  }

  func putPage(
    _ slug: String, path: String? = nil, mentions: [String] = [], pictures: [String] = []
  ) {
    let path = path ?? Self.root + "/" + slug
    put(Self.data + path + ".json", Self.page(path, mentions, pictures))
  }

  static func page(_ path: String, _ mentions: [String], _ pictures: [String]) -> String {
    let topics = mentions.map { #""t-\#($0)": {"type": "topic", "url": "\#(root)/\#($0)"}"# }
    let images = pictures.map {
      #""i-\#($0)": {"type": "image", "variants": [{"url": "\#($0)", "traits": ["2x"]}]}"#
    }
    let references = (topics + images).joined(separator: ", ")
    return
      #"{"identifier": {"url": "doc://com.apple.HIG\#(path)"}, "references": {\#(references)}}"#
  }

  func putIndex(_ paths: String...) {
    let nodes = paths.map { #"{"path": "\#($0)", "title": "T", "type": "article"}"# }
    let list = nodes.joined(separator: ", ")
    put(
      Self.index,
      #"{"interfaceLanguages": {"swift": [{"path": "\#(Self.root)", "children": [\#(list)]}]}}"#)
  }

  func run(
    _ files: FileSystem, _ change: (inout FetchOrder) -> Void = { _ in }
  ) -> FetchReport {
    guard let from = HTTPAddress(Self.origin) else { return FetchReport() }
    var order = FetchOrder(from: from)
    change(&order)
    return Fetcher(order, into: "p", files: files, web: fetcher).run()
  }
}
