import TestSupport
import Testing

@testable import Fetch

@Suite struct RobotsTests {
  private func robots(_ text: String) -> Robots { Robots(reading: Array(text.utf8)) }

  @Test func anEmptyFileAllowsAll() {
    #expect(robots("").allows("/a") && robots("Disallow: /").allows("/a"))
  }

  @Test func theLongestRuleDecides() {
    let robots = robots("User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\n")
    #expect(!robots.allows("/a") && !robots.allows("/ax") && robots.allows("/a/b/x"))
    #expect(!robots.allows("/a/b/c") && robots.allows("/b"))
  }

  @Test func ofTwoAsLongTheOneThatAllows() {
    #expect(robots("User-agent: *\nDisallow: /a\nAllow: /a").allows("/a"))
  }

  @Test func ourGroupGoesBeforeThatOfAll() {
    let text = "User-agent: *\nDisallow: /\n\nuser-agent: HIG/2.0\nuser-agent: other\nDisallow: /x"
    #expect(robots(text).allows("/a") && !robots(text).allows("/x"))
  }

  @Test func groupsOfOneNameAreOne() {
    let text =
      "User-agent: hig\nDisallow: /a\nUser-agent: b\nDisallow: /\nUser-agent: hig\nDisallow: /c"
    #expect(!robots(text).allows("/a") && !robots(text).allows("/c") && robots(text).allows("/b"))
  }

  @Test(arguments: [
    ("/fish", "/fish.html", true), ("/fish", "/Fish", false), ("/fish/", "/fish", false),
    ("/*.php", "/a/b.php5?x", true), ("/*.php$", "/a.php", true), ("/*.php$", "/a.php?x", false),
    ("/a*b*c", "/axxbyyc", true), ("/a*b*c", "/axxcyyb", false), ("/$", "/", true),
    ("/$", "/a", false), ("/%61", "/a", true), ("/a%2fb", "/a%2Fb", true), ("/ü", "/%C3%BC", true),
    ("/a?b", "/a?bc", true), ("*", "/any", true),
  ])
  func patternsFit(pattern: String, path: String, fits: Bool) {
    #expect(robots("User-agent: *\nDisallow: \(pattern)").allows(path) != fits)
  }

  @Test func oddLinesAreNoHarm() {
    let text = "\u{FEFF}User-agent:*#all\r\rnonsense\rSitemap: /x\rDisallow : /a # why\rDisallow:\r"
    #expect(!robots(text).allows("/a") && robots(text).allows("/b"))
  }

  @Test func aDelayIsKnownWithinReason() {
    #expect(robots("User-agent: *\nCrawl-delay: 2.5").delay == 2.5)
    #expect(robots("User-agent: *\nCrawl-delay: 1e9").delay == 60)
    #expect(robots("User-agent: *\nCrawl-delay: nan").delay == 0)
    #expect(robots("User-agent: *\nCrawl-delay: soon").delay == nil)
  }

  @Test func manyStarsAndRulesTakeNoTime() {
    let rule = "Disallow: /" + String(repeating: "*a", count: 400) + "b\n"
    let robots = robots("User-agent: *\n" + String(repeating: rule, count: 600))
    let isAllowed = robots.allows("/" + String(repeating: "a", count: 500))
    #expect(isAllowed)
  }

  /// Each of the pieces fits nearly everywhere. Going back to the last star, one address takes
  /// seconds, and a run asks for 20,000.
  @Test func aHostileFileTakesNoTime() {
    let rule = "Disallow: /*" + String(repeating: "a", count: 490) + "b\n"
    let robots = robots("User-agent: *\n" + String(repeating: rule, count: 1000))
    let path = "/" + String(repeating: "a", count: 3900)
    let start = ThreadTime.milliseconds
    let isAllowed = robots.allows(path)
    let time = ThreadTime.milliseconds - start
    #expect(isAllowed)
    #expect(time < 1000, "\(time) ms")
  }

  /// Against going back to every star.
  @Test func patternsFitAsTheSlowWayHasIt() {
    var random = SeededRandom(1)
    for _ in 0..<20_000 {
      let pattern = random.list(upTo: 8) { $0.pick(Array("/ab*".utf8)) }
      let end = random.chance(3) ? [UInt8(ascii: "$")] : []
      let path = random.list(upTo: 10) { $0.pick(Array("/ab".utf8)) }
      let fits = Self.fits(pattern[...], path[...], isWhole: !end.isEmpty)
      #expect(Robots.fits(pattern + end, path) == fits)
    }
  }

  private static func fits(
    _ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>, isWhole: Bool
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty || !isWhole }
    if first == UInt8(ascii: "*") {
      return (path.startIndex...path.endIndex).contains {
        fits(pattern.dropFirst(), path[$0...], isWhole: isWhole)
      }
    }
    return path.first == first && fits(pattern.dropFirst(), path.dropFirst(), isWhole: isWhole)
  }

  @Test func onlySoManyRulesAreKept() {
    let robots = robots("User-agent: *\n" + String(repeating: "Disallow: /a\n", count: 2000))
    let count = robots.rules.count
    #expect(count == Robots.mostRules)
  }
}
