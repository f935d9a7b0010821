import Synchronization
import Testing

@testable import Checks
@testable import Web

@Suite struct LinkAskerTests {
  /// A web of some addresses; each gives its answers in turn, the last one for ever.
  private final class FakeWeb: Sendable {
    private let answers: [String: [WebAnswer]]
    private let state = Mutex((asked: [String](), time: 0.0))

    init(_ answers: [String: [WebAnswer]]) { self.answers = answers }

    var asked: [String] { state.withLock { $0.asked } }
    var seconds: Double { state.withLock { $0.time } }

    var client: WebClient {
      WebClient(
        ask: { [self] address, head in
          state.withLock { state in
            let number = state.asked.count { $0.hasSuffix(" " + address) }
            state.asked.append((head ? "HEAD " : "GET ") + address)
            let known = answers[address] ?? [WebAnswer(404)]
            return known[min(number, known.count - 1)]
          }
        },
        sleep: { [self] seconds in state.withLock { $0.time += seconds } },
        now: { [self] in seconds })
    }

    func verdict(_ address: String = "http://a") -> LinkVerdict? {
      LinkAsker(client).verdicts(of: [address]).first
    }
  }

  private static func to(_ address: String, _ status: Int) -> WebAnswer {
    WebAnswer(status, location: address)
  }

  @Test func whatAnswersIsFineAndAskedOnce() {
    let web = FakeWeb(["http://a": [WebAnswer(200)]])
    #expect(web.verdict() == .fine)
    #expect(web.asked == ["HEAD http://a"])
  }

  @Test(arguments: [404, 410, 400, 418]) func whatIsNotThereIsBroken(status: Int) {
    #expect(FakeWeb(["http://a": [WebAnswer(status)]]).verdict() == .broken("status \(status)"))
  }

  @Test(arguments: [401, 403, 451]) func whatIsKeptFromProgramsIsUnsure(status: Int) {
    #expect(FakeWeb(["http://a": [WebAnswer(status)]]).verdict() == .unsure("status \(status)"))
  }

  @Test func aServerThatRefusesHeadsIsAskedForAll() {
    let web = FakeWeb(["http://a": [WebAnswer(405), WebAnswer(200)]])
    #expect(web.verdict() == .fine)
    #expect(web.asked == ["HEAD http://a", "GET http://a"])
  }

  @Test func aBusyServerIsAskedAgainAfterAWhile() {
    let web = FakeWeb(["http://a": [WebAnswer(503), WebAnswer(429, wait: 7), WebAnswer(200)]])
    #expect(web.verdict() == .fine)
    #expect(web.seconds == 8)
  }

  @Test func triesHaveAnEnd() {
    let busy = FakeWeb(["http://a": [WebAnswer(503)]])
    #expect(busy.verdict() == .broken("status 503"))
    #expect(busy.asked.count == 3)
    let late = FakeWeb(["http://a": [WebAnswer(0, failure: .late("too slow"))]])
    #expect(late.verdict() == .silent("too slow"))
    #expect(late.asked.count == 3)
  }

  @Test func aLongWaitIsNotWaited() {
    let web = FakeWeb(["http://a": [WebAnswer(429, wait: 3600)]])
    #expect(web.verdict() == .unsure("status 429"))
    #expect(web.seconds == 0)
  }

  @Test func aHostThatIsNotThereIsAskedOnce() {
    let web = FakeWeb(["http://a": [WebAnswer(0, failure: .other("no such host"))]])
    #expect(web.verdict() == .silent("no such host"))
    #expect(web.asked.count == 1)
  }

  @Test func aHostThatStaysSilentIsLeftAlone() {
    let silent = [WebAnswer(0, failure: .other("no route"))]
    let web = FakeWeb([
      "http://a/1": silent, "http://a/2": silent, "http://a/3": [WebAnswer(200)],
      "http://a/4": silent, "http://a/5": silent, "http://a/6": silent, "http://a/7": silent,
    ])
    #expect(
      LinkAsker(web.client).verdicts(of: (1...8).map { "http://a/\($0)" }) == [
        .silent("no route"), .silent("no route"), .fine,
        .silent("no route"), .silent("no route"), .silent("no route"), .leftAlone, .leftAlone,
      ])
    #expect(web.asked.count == 6)
  }

  @Test func theGoalOfAMoveIsAnotherHost() {
    let silent = WebAnswer(0, failure: .other("no route"))
    let web = FakeWeb(["http://a": [Self.to("http://b", 302)], "http://b": [silent]])
    #expect(web.verdict() == .broken("no route"))
  }

  @Test func aMoveForGoodIsTold() {
    let web = FakeWeb([
      "http://a": [Self.to("http://b", 301)], "http://b": [Self.to("http://c", 308)],
      "http://c": [WebAnswer(200)],
    ])
    #expect(web.verdict() == .moved("http://c"))
  }

  @Test(arguments: [302, 303, 307]) func aMoveForNowIsFine(status: Int) {
    let web = FakeWeb([
      "http://a": [Self.to("http://b", status)], "http://b": [Self.to("http://c", 301)],
      "http://c": [WebAnswer(200)],
    ])
    #expect(web.verdict() == .fine)
  }

  @Test func redirectsHaveAnEnd() {
    let web = FakeWeb(["http://a": [Self.to("http://a", 301)]])
    #expect(web.verdict() == .broken("more than 5 redirects"))
    #expect(web.asked.count == 6)
    #expect(FakeWeb(["http://a": [WebAnswer(302)]]).verdict() == .broken("status 302"))
  }

  @Test func requestsToAHostHaveAPause() {
    let web = FakeWeb(["http://a/1": [WebAnswer(200)], "http://a/2": [WebAnswer(200)]])
    #expect(
      LinkAsker(web.client).verdicts(of: ["http://a/1", "http://a/2", "http://a/3"])
        == [.fine, .fine, .broken("status 404")])
    // The third is asked twice: for its head, then for all of it.
    #expect(web.seconds == 3)
  }

  @Test func whenTheTimeIsOverNothingMoreIsAsked() {
    var limits = LinkAsker.Limits()
    limits.seconds = 1.5
    let web = FakeWeb(["http://a": [WebAnswer(200)]])
    #expect(
      LinkAsker(web.client, limits).verdicts(of: Array(repeating: "http://a", count: 4))
        == [.fine, .fine, .fine, .unasked])
  }
}
