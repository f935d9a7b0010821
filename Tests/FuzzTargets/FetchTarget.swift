import Fetch
import Files
import Web

extension FuzzTarget {
  /// What a server sends, or what lies in the folder of a copy; the first byte says which. A second
  /// run must find what the first one wrote.
  static let fetch = FuzzTarget(name: "fetch") {
    let texts = [
      "User-agent: *\nDisallow: /a*b$\nAllow: /%61\nCrawl-delay: 1\n", FetchedWeb.index,
      FetchedWeb.page("/a/../b.png", "https://other/%2e%2e/x~dark%402x.png?q"),
      #"{"address":"http://h/robots.txt","path":"../x","status":200,"tag":"\"a\"","digest":"0"}"#,
      #"{"address":"http://h/x","path":"a.json","status":200,"alias":"b","outcome":"new"}"# + "\n{",
      "\u{89}PNG\r\n", "http://h/tutorials/data/design/human-interface-guidelines/x.json",
      "\"tag\"",
    ]
    return texts.enumerated().map { [UInt8($0)] + Array($1.utf8) }
  } run: { bytes in
    let (choice, rest) = split(bytes, among: FetchedWeb.Part.allCases.count)
    let web = FetchedWeb(FetchedWeb.Part.allCases[choice], rest)
    let folder = "p/content/raw/apple/"
    var files: [String: [UInt8]] = [:]
    if web.part == .journal { files[folder + "fetch.jsonl"] = rest }
    if web.part == .log { files[folder + ".fetch.log"] = rest }
    let disk = FileSystem.memory(files)
    _ = web.run(on: disk)
    let first = (try? disk.read(folder + "fetch.jsonl", .max)) ?? []
    let report = web.run(on: disk)
    let second = (try? disk.read(folder + "fetch.jsonl", .max)) ?? []
    for path in (try? disk.walk("p")) ?? [] {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if !path.hasPrefix("content/raw/apple/") || parts.contains("..") || parts.contains("") {
        return "wrote \(path)"
      }
    }
    if let order = web.strange { return "asked for \(order)" }
    if report.counts[.new] != nil { return "fetched again: \(report.counts)" }
    return first == second ? nil : "the journal differs"
  }
}

/// A web whose answers are sound, but for one.
private final class FetchedWeb {
  enum Part: CaseIterable { case robots, index, page, journal, log, picture, location, tag }

  static let root = "/design/human-interface-guidelines"
  static let index =
    #"{"interfaceLanguages":{"swift":[{"path":"\#(root)/a","children":[{"path":"\#(root)/b/c"}]}]}}"#

  static func page(_ pictures: String...) -> String {
    let images = pictures.map { #""\#($0)":{"type":"image","variants":[{"url":"\#($0)"}]}"# }
    let more = #""t":{"type":"topic","url":"\#(root)/t"}"#
    let references = (images + [more]).joined(separator: ",")
    return #"{"identifier":{"url":"doc://x\#(root)"},"references":{\#(references)}}"#
  }

  let part: Part
  private let bytes: [UInt8]
  private var waiting: [WebReply] = []
  private var time = 0.0
  /// What no server may be sent.
  private(set) var strange: String?

  init(_ part: Part, _ bytes: [UInt8]) {
    self.part = part
    self.bytes = bytes
  }

  func run(on files: FileSystem) -> FetchReport {
    guard let from = HTTPAddress("http://h") else { return FetchReport() }
    let web = WebFetcher(
      start: { order in
        self.look(at: order)
        self.waiting.append(self.reply(to: order))
        return true
      },
      next: { seconds in
        self.time += max(0.001, self.waiting.isEmpty ? seconds : 0)
        return self.waiting.popLast()
      }, now: { self.time }, isPrivate: { $0 == "h" })
    return Fetcher(FetchOrder(from: from), into: "p", files: files, web: web).run()
  }

  private func look(at order: WebOrder) {
    for text in [order.address, order.tag ?? "", order.modified ?? ""] {
      if !text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { strange = text }
    }
    if HTTPAddress(order.address)?.text != order.address { strange = order.address }
  }

  private func reply(to order: WebOrder) -> WebReply {
    var reply = WebReply(order.number, status: 200)
    let isStart = order.address.hasSuffix(Self.root + ".json")
    reply.bytes =
      if order.address.hasSuffix("/robots.txt") {
        part == .robots ? bytes : []
      } else if order.address.contains("/index/") {
        part == .index ? bytes : Array(Self.index.utf8)
      } else if order.address.hasSuffix(".json") {
        part == .page && isStart ? bytes : Array(Self.page("/a.png", "http://other/b.png").utf8)
      } else {
        part == .picture ? bytes : [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      }
    reply.tag = part == .tag ? String(decoding: bytes, as: UTF8.self) : "\"t\""
    if part == .location, isStart {
      reply.status = 302
      reply.location = String(decoding: bytes, as: UTF8.self)
    } else if let tag = order.tag, tag == reply.tag {
      reply.status = 304
      reply.bytes = []
    }
    return reply
  }
}
