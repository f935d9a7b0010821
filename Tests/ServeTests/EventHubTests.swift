import Synchronization
import Testing

@testable import Serve

@Suite struct EventHubTests {
  private let hub = EventHub(limit: 10, start: 7)

  /// Takes everything that is there for a client.
  private func drain(_ client: Int) -> String {
    var text: [UInt8] = []
    while case .send(let bytes) = hub.turn(of: client, upTo: 5, sleep: {}) { text += bytes }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func idsCountUp() throws {
    let client = try #require(hub.join(lastID: nil) {})
    hub.announce(ServedEvent("a"), standing: false)
    hub.announce(ServedEvent("b", "x"), standing: false)
    #expect(
      drain(client) == """
        retry: 500
        id: 7-0

        event: a
        id: 7-1
        data: \("")

        event: b
        id: 7-2
        data: x


        """)
  }

  @Test func idsOfAnEarlierServerAreNotOurs() throws {
    let client = try #require(hub.join(lastID: "6-0") {})
    #expect(drain(client).contains("event: missed\nid: 7-0\n"))
  }

  @Test func whoSleepsIsWokenOnce() throws {
    let woken = Mutex(0)
    let client = try #require(hub.join(lastID: nil) { woken.withLock { $0 += 1 } })
    hub.announce(ServedEvent("early"), standing: false)
    #expect(woken.withLock { $0 } == 0)
    _ = drain(client)
    for _ in 0..<3 { hub.announce(ServedEvent("late"), standing: false) }
    #expect(woken.withLock { $0 } == 1)
  }

  @Test func whoTakesNothingIsLetGo() throws {
    let client = try #require(hub.join(lastID: nil) {})
    let big = ServedEvent("error", String(repeating: "x", count: 1000))
    for _ in 0..<60 { hub.announce(big, standing: false) }
    guard case .send = hub.turn(of: client, upTo: 1, sleep: {}) else {
      Issue.record("ended too early")
      return
    }
    for _ in 0..<60 { hub.announce(big, standing: false) }
    #expect(hub.turn(of: client, upTo: 1, sleep: {}) == .end)
  }

  @Test func aClosedHubLetsNobodyIn() throws {
    let client = try #require(hub.join(lastID: nil) {})
    hub.close()
    #expect(hub.turn(of: client, upTo: 10, sleep: {}) == .end)
    #expect(hub.join(lastID: nil) {} == nil)
  }
}
