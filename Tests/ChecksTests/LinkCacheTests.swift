import Testing

@testable import Checks

@Suite struct LinkCacheTests {
  private let day = 86_400.0

  private func cache(_ verdicts: [(String, LinkVerdict)], at time: Double) -> LinkCache {
    var cache = LinkCache()
    for (address, verdict) in verdicts { cache.keep(verdict, of: address, now: time) }
    return LinkCache(reading: cache.bytes)
  }

  @Test func whatAnsweredIsKnownForAWeek() {
    let cache = cache([("http://a", .fine), ("http://b", .moved("http://c"))], at: 1000)
    #expect(cache.verdict(of: "http://a", now: 1000 + 6 * day) == .fine)
    #expect(cache.verdict(of: "http://b", now: 1000) == .moved("http://c"))
    #expect(cache.verdict(of: "http://a", now: 1000 + 7 * day) == nil)
    #expect(cache.verdict(of: "http://a", now: 0) == nil, "from the future")
    #expect(cache.verdict(of: "http://c", now: 1000) == nil)
  }

  @Test(arguments: [LinkVerdict.broken("x"), .unsure("x"), .unasked])
  func whatDidNotAnswerIsAskedAgain(verdict: LinkVerdict) {
    let cache = cache([("http://a", .fine), ("http://a", verdict)], at: 0)
    #expect(cache.verdict(of: "http://a", now: 1) == nil)
  }

  @Test func whatCannotBeReadIsForgotten() {
    let cache = LinkCache(
      reading: Array("x\n{}\n[1]\n{\"url\":\"http://a\",\"time\":5}\n\u{0}".utf8))
    #expect(cache.verdict(of: "http://a", now: 6) == .fine)
  }

  @Test(arguments: [Int.max, Int.min]) func aTimeThatIsNoneIsNotFresh(time: Int) {
    let cache = LinkCache(reading: Array("{\"url\":\"http://a\",\"time\":\(time)}\n".utf8))
    #expect(cache.verdict(of: "http://a", now: 6) == nil)
    #expect(LinkCache(reading: cache.bytes).bytes == cache.bytes)
  }

  @Test func theOldestGoWhenThereAreTooMany() {
    var cache = LinkCache()
    for number in 0...LinkCache.most { cache.keep(.fine, of: "\(number)", now: Double(number)) }
    let again = LinkCache(reading: cache.bytes)
    #expect(again.verdict(of: "0", now: 1) == nil)
    #expect(again.verdict(of: "1", now: 1) == .fine)
  }
}
