import Glibc
import Synchronization
import Testing
import Web

/// Where there is no libcurl, there is nothing to ask with, and nothing to test.
@Suite(.enabled(if: WebClient.curl() != nil, "no libcurl here")) struct WebClientTests {
  private func client(_ change: (inout WebClient.Limits) -> Void = { _ in }) throws -> WebClient {
    var limits = WebClient.Limits()
    limits.allowsPrivate = true
    limits.seconds = 5
    change(&limits)
    return try #require(WebClient.curl(limits))
  }

  private static func reply(_ status: String, _ headers: String..., body: String = "") -> String {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"]
    return (lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  @Test func asksForAHeadOrForAll() throws {
    let seen = Mutex<[String]>([])
    let server = try #require(
      LocalServer { head in
        seen.withLock { $0.append(String(head.prefix { $0 != "\r\n" })) }
        return Self.reply("200 OK", body: head.hasPrefix("GET") ? "words" : "")
      })
    let client = try client()
    #expect(client.ask(server.address("/a?b"), true) == WebAnswer(200))
    #expect(client.ask(server.address(), false) == WebAnswer(200))
    #expect(seen.withLock { $0 } == ["HEAD /a?b HTTP/1.1", "GET / HTTP/1.1"])
  }

  @Test func redirectsAreToldAndNotFollowed() throws {
    let server = try #require(
      LocalServer { _ in Self.reply("301 Moved Permanently", "Location: ../new") })
    let answer = try client().ask(server.address("/old/page"), true)
    #expect(answer == WebAnswer(301, location: server.address("/new")))
  }

  @Test func theWishToWaitIsTold() throws {
    let server = try #require(
      LocalServer { _ in Self.reply("429 Too Many Requests", "Retry-After: 12") })
    #expect(try client().ask(server.address(), true) == WebAnswer(429, wait: 12))
  }

  @Test func aSilentServerIsLate() throws {
    let server = try #require(LocalServer { _ in nil })
    let answer = try client { $0.seconds = 0.3 }.ask(server.address(), true)
    guard case .late(let problem)? = answer.failure else {
      Issue.record("\(answer)")
      return
    }
    #expect(answer.status == 0 && !problem.isEmpty)
  }

  @Test func ofALongBodyOnlyTheStartIsRead() throws {
    let body = String(repeating: "x", count: 1_000_000)
    let server = try #require(LocalServer { _ in Self.reply("200 OK", body: body) })
    #expect(try client { $0.bytes = 1000 }.ask(server.address(), false) == WebAnswer(200))
  }

  @Test func nonsenseAndClosedPortsAreFailures() throws {
    let server = try #require(LocalServer { _ in "\u{0}\u{1}nonsense" })
    let client = try client()
    for address in [server.address(), "http://127.0.0.1:1/", "gopher://127.0.0.1/", "x y"] {
      let answer = client.ask(address, true)
      #expect(answer.failure != nil && answer.status == 0, "\(address): \(answer)")
    }
  }

  /// A proxy would look names up out of our sight.
  @Test func theProxyOfTheEnvironmentIsNotAsked() throws {
    let server = try #require(LocalServer { _ in Self.reply("204 No Content") })
    let proxy = try #require(LocalServer { _ in Self.reply("200 OK") })
    setenv("http_proxy", proxy.address(), 1)
    defer { unsetenv("http_proxy") }
    #expect(try client().ask(server.address(), true) == WebAnswer(204))
    withExtendedLifetime((server, proxy)) {}
  }

  @Test(arguments: ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]"])
  func privateAddressesAreNotAsked(host: String) throws {
    let asked = Mutex(false)
    let server = try #require(
      LocalServer { _ in
        asked.withLock { $0 = true }
        return Self.reply("200 OK")
      })
    let answer = try client { $0.allowsPrivate = false }.ask("http://\(host):\(server.port)/", true)
    #expect(answer.failure != nil && answer.status == 0, "\(answer)")
    #expect(!asked.withLock { $0 })
  }

  /// Refused before anything is sent, also where the machine has no way there.
  @Test(
    arguments: [
      "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.31.0.1", "192.168.0.1", "224.0.0.1",
      "192.0.0.8", "198.18.0.1", "198.19.255.255", "240.0.0.1", "255.255.255.255", "[fec0::1]",
      "[fd00::1]", "[fe80::1]", "[ff02::1]", "[::10.0.0.1]", "[::ffff:0:10.0.0.1]", "[2001::1]",
      "[64:ff9b::169.254.169.254]", "[64:ff9b:1::a00:1]", "[2002:a00:1::1]",
    ])
  func whyTheyAreNotAsked(host: String) throws {
    let answer = try client { $0.allowsPrivate = false }.ask("http://\(host)/", true)
    #expect(answer.failure == .other("it is an address of a private network"))
  }

  /// A server of this machine may listen to more than loopback.
  @Test(arguments: OwnAddresses.all) func ownAddressesAreNotAsked(host: String) throws {
    let asked = Mutex(false)
    let server = try #require(
      LocalServer(isEverywhere: true) { _ in
        asked.withLock { $0 = true }
        return Self.reply("200 OK")
      })
    for host in [host, "[::ffff:\(host)]", "[64:ff9b::\(host)]"] {
      let address = "http://\(host):\(server.port)/"
      let answer = try client { $0.allowsPrivate = false }.ask(address, true)
      let reasons = ["this machine", "a private network"].map { "it is an address of \($0)" }
      #expect(reasons.contains { answer.failure == .other($0) }, "\(host): \(answer)")
    }
    #expect(!asked.withLock { $0 })
    let answer = try client().ask("http://\(host):\(server.port)/", true)
    #expect(answer == WebAnswer(200), "the server does listen there")
  }
}
