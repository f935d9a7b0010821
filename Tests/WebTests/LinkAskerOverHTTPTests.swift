import Checks
import Synchronization
import Testing
import Web

/// Outside links, asked for over a real connection.
@Suite(.enabled(if: WebClient.curl() != nil, "no libcurl here")) struct LinkAskerOverHTTPTests {
  private func client() throws -> WebClient {
    var limits = WebClient.Limits()
    limits.allowsPrivate = true
    return try #require(WebClient.curl(limits))
  }

  private var limits: LinkAsker.Limits {
    var limits = LinkAsker.Limits()
    limits.pause = 0.05
    return limits
  }

  private static func reply(_ status: String, _ header: String = "") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\(header)\r\n"
  }

  /// A site with a page of each fate.
  private static func site(_ head: String, _ asked: Int) -> String? {
    let words = head.split(separator: " ").prefix(2)
    switch words.last {
    case "/moved": return reply("301 Moved Permanently", "Location: /fine\r\n")
    case "/astray": return reply("302 Found", "Location: /astray\r\n")
    case "/inside": return reply("302 Found", "Location: file:///etc/hostname\r\n")
    case "/busy" where asked == 1: return reply("503 Service Unavailable")
    case "/headless" where words.first == "HEAD": return reply("405 Method Not Allowed")
    case "/gone": return reply("404 Not Found")
    case "/cut": return ""
    default: return reply("200 OK")
    }
  }

  @Test func eachPageHasItsVerdict() throws {
    let seen = Mutex<[String: Int]>([:])
    let server = try #require(
      LocalServer { head in
        let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let count = seen.withLock { seen in
          seen[path, default: 0] += 1
          return seen[path] ?? 0
        }
        return Self.site(head, count)
      })
    let paths = ["/fine", "/moved", "/astray", "/inside", "/busy", "/headless", "/gone", "/cut"]
    let start = ContinuousClock.now
    let verdicts = withExtendedLifetime(server) {
      try? LinkAsker(client(), limits).verdicts(of: paths.map(server.address))
    }
    let found = Dictionary(uniqueKeysWithValues: zip(paths, verdicts ?? []))
    #expect(found["/fine"] == .fine && found["/busy"] == .fine && found["/headless"] == .fine)
    #expect(found["/moved"] == .moved(server.address("/fine")))
    #expect(found["/astray"] == .broken("more than 5 redirects"))
    #expect(found["/gone"] == .broken("status 404"))
    // Refused before it is asked for; and a server that hangs up says nothing.
    #expect(found["/inside"].map { "\($0)" }?.hasPrefix("broken") == true)
    #expect(found["/cut"].map { "\($0)" }?.hasPrefix("silent") == true)
    let requests = seen.withLock { $0.values.reduce(0, +) }
    #expect(requests >= 16)
    #expect(ContinuousClock.now - start >= .milliseconds(50 * (requests - 1)), "one at a time")
  }
}
