import Files
import Glibc
import Model
import Publish
import Serve
import Testing

/// Clients that are slow on purpose, so as to hold what others need.
@Suite struct SlowClientTests {
  private static func send(_ text: String, on connection: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Never silent, never done: how long until the server has had enough, in tenths of a second.
  private static func patience(with connection: Int32, sending text: String) -> Int {
    for tenth in 0..<100 {
      guard send(text, on: connection) else { return tenth }
      usleep(100_000)
    }
    return 100
  }

  @Test func aHeadThatNeverEnds() throws {
    var limits = ServeLimits()
    limits.timeoutSeconds = 1
    let site = try ServedSite(limits: limits)
    let connection = site.client.connect()
    defer { close(connection) }
    #expect(Self.send("GET / HTTP/1.1\r\n", on: connection))
    let tenths = Self.patience(with: connection, sending: "X: y\r\n")
    #expect(5..<60 ~= tenths)
    #expect(site.client.get("/").status == 200)
  }

  @Test func anAnswerThatIsNeverTaken() throws {
    var limits = ServeLimits()
    limits.answerSeconds = 1
    let big = OutputFile("big.txt", String(repeating: "0123456789abcdef", count: 1 << 20))
    let site = try ServedSite(OutputTree([big]), limits: limits)
    let connection = site.client.connect()
    defer { close(connection) }
    #expect(Self.send("GET /big.txt HTTP/1.1\r\nHost: localhost\r\n\r\n", on: connection))
    // A byte from time to time: the connection is not silent.
    var (byte, tenths) = (UInt8(0), 0)
    var room = [UInt8](repeating: 0, count: 100_000)
    while tenths < 100, recv(connection, &byte, 1, 0) == 1 {
      usleep(100_000)
      tenths += 1
      guard tenths > 40 else { continue }
      // What was under way still arrives; then comes the end, far from the end of the file.
      var taken = tenths
      while true {
        let got = recv(connection, &room, room.count, 0)
        guard got > 0 else { break }
        taken += got
      }
      #expect(taken < 1 << 24)
      return
    }
    #expect(tenths < 100)
  }

  @Test func aStreamOfEventsMayTakeItsTime() throws {
    var limits = ServeLimits()
    limits.answerSeconds = 1
    limits.timeoutSeconds = 1
    let site = try ServedSite(limits: limits, liveScript: "")
    let listening = Listening(site.client)
    usleep(3_200_000)
    site.server.announce(ServedEvent("reload"))
    #expect(listening.read(until: "event: reload"))
  }

  @Test func othersAreServedMeanwhile() throws {
    let site = try ServedSite()
    let slow = (0..<100).map { _ in site.client.connect() }
    defer { for connection in slow { close(connection) } }
    for connection in slow { #expect(Self.send("GET /boxes/ HTTP/1.1\r\nHo", on: connection)) }
    for _ in 0..<20 { #expect(site.client.get("/").status == 200) }
    let rest = "st: localhost\r\nConnection: close\r\n\r\n"
    #expect(Self.send(rest, on: slow[0]))
    #expect(Reply(Client.drain(slow[0])[...]).status == 200)
  }
}
