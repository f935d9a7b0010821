import Synchronization
import Testing
import Web

/// Requests side by side, over real connections.
@Suite(.enabled(if: WebClient.curl() != nil, "no libcurl here")) struct WebFetcherTests {
  private func fetcher(_ change: (inout WebFetcher.Limits) -> Void = { _ in }) throws -> WebFetcher
  {
    var limits = WebFetcher.Limits()
    limits.slowSeconds = 1
    change(&limits)
    return try #require(WebFetcher.curl(agent: "test/1", limits))
  }

  private func reply(
    _ web: WebFetcher, _ address: String, _ change: (inout WebOrder) -> Void = { _ in }
  ) throws -> WebReply {
    var order = WebOrder(7, address)
    order.allowsPrivate = true
    change(&order)
    #expect(web.start(order))
    return try #require(web.next(5))
  }

  private static func answer(_ status: String, _ headers: String..., body: String = "") -> String {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"]
    return (lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  @Test func anAnswerIsWhole() throws {
    let server = try #require(
      LocalServer { _ in
        Self.answer(
          "200 OK", "ETag:  \"6c03-65b\" ", "last-modified: Tue, 03 Mar 2026 10:00:00 GMT",
          body: "words")
      })
    let reply = try reply(fetcher(), server.address())
    #expect(reply.number == 7 && reply.status == 200 && reply.problem == nil)
    #expect(reply.tag == "\"6c03-65b\"" && reply.bytes == Array("words".utf8))
    #expect(reply.modified == "Tue, 03 Mar 2026 10:00:00 GMT" && reply.wait == nil)
  }

  @Test func conditionsAndNameAreSent() throws {
    let head = Mutex("")
    let server = try #require(
      LocalServer { text in
        head.withLock { $0 = text }
        return "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n"
      })
    let reply = try reply(fetcher(), server.address()) {
      $0.tag = "\"a\""
      $0.modified = "then"
    }
    #expect(reply.status == 304 && reply.bytes.isEmpty)
    let sent = head.withLock { $0 }
    for line in ["If-None-Match: \"a\"", "If-Modified-Since: then", "User-Agent: test/1"] {
      #expect(sent.contains("\r\n\(line)\r\n"), "\(line)")
    }
    #expect(sent.contains("Accept-Encoding: identity"))
  }

  @Test(arguments: [("12", 12...12), ("Fri, 31 Dec 2027 23:59:59 GMT", 86_400...1_000_000_000)])
  func waitsAreSecondsOrADate(value: String, expected: ClosedRange<Int>) throws {
    let server = try #require(
      LocalServer { _ in Self.answer("429 Too Many Requests", "Retry-After: \(value)") })
    let wait = try reply(fetcher(), server.address()).wait
    #expect(wait.map(expected.contains) == true, "\(wait ?? -1)")
  }

  @Test func redirectsAreNotFollowed() throws {
    let server = try #require(LocalServer { _ in Self.answer("302 Found", "Location: ../b") })
    let reply = try reply(fetcher(), server.address("/a/c"))
    #expect(reply.status == 302 && reply.location == server.address("/b"))
  }

  @Test func faultsHaveNames() throws {
    let large = try #require(
      LocalServer { _ in Self.answer("200 OK", body: String(repeating: "x", count: 5000)) })
    #expect(try reply(fetcher(), large.address()) { $0.mostBytes = 4999 }.problem == .large)
    #expect(try reply(fetcher(), large.address()) { $0.mostBytes = 5000 }.problem == nil)
    let cut = try #require(LocalServer { _ in "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf" })
    #expect(try reply(fetcher(), cut.address()).problem == .cut)
    let gone = try #require(LocalServer { _ in "" })
    #expect(try reply(fetcher(), gone.address()).problem == .cut)
    let silent = try #require(LocalServer { _ in nil })
    #expect(try reply(fetcher(), silent.address()).problem == .late)
    #expect(try reply(fetcher(), "http://127.0.0.1:1/").problem == .unreachable)
  }

  @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
  func privateAddressesAreNotAsked(host: String) throws {
    let asked = Mutex(false)
    let server = try #require(
      LocalServer { _ in
        asked.withLock { $0 = true }
        return Self.answer("200 OK")
      })
    let address = "http://\(host):\(server.port)/"
    let reply = try reply(fetcher(), address) { $0.allowsPrivate = false }
    #expect([.privateAddress, .unreachable].contains(reply.problem))
    #expect(!asked.withLock { $0 })
  }

  @Test func hostsOfThisMachineArePrivate() throws {
    let web = try fetcher()
    #expect(web.isPrivate("127.0.0.1") && web.isPrivate("::1") && web.isPrivate("10.1.2.3"))
    #expect(!web.isPrivate("8.8.8.8") && !web.isPrivate("no.such.name.invalid"))
  }

  @Test func aProxyIsAskedOnlyIfItIsNamed() throws {
    let proxy = try #require(LocalServer { _ in Self.answer("200 OK", body: "proxy") })
    let reply = try reply(fetcher(), "http://some.invalid/x") {
      $0.proxy = proxy.address("")
      $0.allowsPrivate = false
    }
    #expect(reply.bytes == Array("proxy".utf8))
  }

  @Test func nothingToWaitForTakesItsTime() throws {
    let web = try fetcher()
    let start = web.now()
    #expect(web.next(0.05) == nil)
    #expect(0.04...1 ~= web.now() - start)
  }
}
