import Diagnostics
import Files
import TestSupport
import Testing
import Web

@testable import Fetch

@Suite struct FetcherTests {
  private let files = FileSystem.memory()
  private let web = FakeWeb()
  private let folder = "p/content/raw/apple/"

  /// A start page, an index and two pages.
  init() {
    web.putIndex("\(FakeWeb.root)/a", "\(FakeWeb.root)/group/b")
    web.put(FakeWeb.data + FakeWeb.root + ".json", FakeWeb.page(FakeWeb.root, [], []))
    web.putPage("a")
    web.putPage("b", path: FakeWeb.root + "/group/b")
  }

  private func names() throws -> [String] { try files.walk("p/content/raw/apple") }

  private func told(_ report: FetchReport) -> [String] {
    report.diagnostics.map { "\($0.location.file): \($0.summary) [\($0.rule)]" }
  }

  @Test func pagesOfTheIndexAreFetched() throws {
    let report = web.run(files)
    #expect(told(report) == [] && report.counts == [.new: 4])
    let expected = [
      "a.json", "b.json", "fetch.jsonl", "human-interface-guidelines.json", "index.json",
    ]
    #expect(try names() == expected)
  }

  @Test func pagesThatTheStartPageMentionsAreFetched() throws {
    web.put(FakeWeb.data + FakeWeb.root + ".json", FakeWeb.page(FakeWeb.root, ["only-here"], []))
    web.putPage("only-here")
    #expect(web.run(files).counts == [.new: 5])
    #expect(try names().contains("only-here.json"))
  }

  @Test func requestsKeepTheirDistance() throws {
    for n in 0..<30 { web.putPage("x\(n)") }
    web.putPage("a", mentions: (0..<30).map { "x\($0)" })
    web.latency = 1
    _ = web.run(files)
    let times = web.asked.map(\.time)
    #expect(times.count == 35)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 0.2 })
    #expect(web.mostUnderWay == 4)
  }

  @Test func aDelayOfTheServerIsObeyed() {
    web.put("http://here/robots.txt", "User-agent: *\nCrawl-delay: 3")
    _ = web.run(files)
    let times = web.asked.map(\.time).dropFirst(2)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 3 })
  }

  @Test func aBusyServerIsLeftInPeace() {
    let page = FakeWeb.data + FakeWeb.root + "/a.json"
    web.refuse(page, 429, wait: 40, times: 1)
    let report = web.run(files)
    #expect(told(report) == [] && report.counts == [.new: 4])
    let refused = web.asked.first { $0.address == page }?.time ?? 0
    // What was under way already does not count.
    let later = web.asked.map(\.time).filter { $0 > refused + web.latency }
    #expect(later.allSatisfy { $0 >= refused + 40 })
  }

  @Test func pausesGrow() {
    for address in web.answers.keys { web.refuse(address, 503) }
    web.refuse("http://here/robots.txt", 404)
    let report = web.run(files)
    #expect(report.counts == [.failed: 2] && report.failed && !report.broken)
    let times = web.asked.filter { $0.address == FakeWeb.index }.map(\.time)
    #expect(times.count == 3 && times[1] - times[0] >= 1 && times[2] - times[1] >= 2)
  }

  @Test func aServerThatRefusesAgainAndAgainIsLeft() {
    for n in 0..<20 { web.putPage("x\(n)") }
    web.putPage("a", mentions: (0..<20).map { "x\($0)" })
    for n in 0..<20 { web.refuse("\(FakeWeb.data)\(FakeWeb.root)/x\(n).json", 503) }
    web.put("http://here/robots.txt", "")
    web.refuse("http://here/robots.txt", 503)
    let sound = web.answers["http://here/robots.txt"]
    web.answers["http://here/robots.txt"] = { order, asked in
      asked == 1 ? WebReply(order.number, status: 404) : sound!(order, asked)
    }
    let report = web.run(files)
    #expect(report.isStopped && report.counts[.new] == 4)
    #expect(told(report).last?.contains("the server keeps refusing requests") == true)
    // What is there is kept, and the next run goes on from it.
    #expect(files.kind(folder + "a.json") == .file && files.kind(folder + ".fetch.log") == .file)
  }

  @Test func aServerThatDeniesAllIsLeft() {
    let names = (0..<50).map { "x\($0)" }
    web.putPage("a", mentions: names)
    for name in names { web.refuse("\(FakeWeb.data)\(FakeWeb.root)/\(name).json", 403) }
    let report = web.run(files)
    #expect(report.isStopped && report.counts[.failed, default: 0] < 25)
    #expect(web.asked.count < 30)
  }

  @Test func aHostOfPicturesThatDeniesAllIsLeft() {
    let pictures = (0..<50).map { "http://other/\($0).png" }
    web.putPage("a", pictures: pictures + ["/images/x.png"])
    web.put("http://here/tutorials/images/x.png", "\u{89}PNG")
    for picture in pictures { web.refuse(picture, 403) }
    let report = web.run(files)
    #expect(!report.isStopped && report.counts[.failed] == 51)
    #expect(web.asked.count { $0.address.hasPrefix("http://other/") } < 30)
  }

  @Test func manyBadAddressesAreNoBadServer() {
    for n in 0..<20 { web.putPage("x\(n)") }
    web.putPage("a", mentions: (0..<20).map { "x\($0)" })
    for n in 0..<20 { web.refuse("\(FakeWeb.data)\(FakeWeb.root)/x\(n).json", 500) }
    let report = web.run(files)
    #expect(!report.isStopped && report.counts == [.new: 4, .failed: 20])
  }

  @Test func secondRunsAskOnceAndWriteNothing() throws {
    _ = web.run(files)
    let before = try names().map { try files.read(folder + $0) }
    let count = web.asked.count
    var sealed = files
    sealed.write = { path, _ throws(FileError) in throw FileError(.write, path, "no") }
    sealed.append = { path, _ throws(FileError) in throw FileError(.write, path, "no") }
    let report = web.run(sealed)
    #expect(told(report) == [] && report.counts == [.same: 4])
    #expect(web.asked.count - count == 5)
    #expect(try names().map { try files.read(folder + $0) } == before)
  }

  @Test func aFullDiskEndsTheRun() {
    var full = files
    full.write = { path, _ throws(FileError) in throw FileError(.write, path, "No space left") }
    let report = web.run(full)
    #expect(report.broken && report.isStopped)
    #expect(told(report).first?.contains("No space left") == true)
  }

  @Test func limitsHold() {
    web.putPage("a", mentions: (0..<50).map { "x\($0)" })
    for n in 0..<50 { web.putPage("x\(n)") }
    let few = web.run(files) { $0.limits.pages = 10 }
    #expect(
      told(few) == ["http://here/: More than 10 pages: the others are not fetched [fetch-failed]"])
    #expect(few.counts[.new] == 11)
    let small = web.run(.memory()) { $0.limits.bytes = 500 }
    #expect(small.isStopped && told(small).last?.contains("more than 0 MiB came") == true)
  }

  @Test func publicServersAreAskedSlowly() {
    web.privateHosts = []
    let fast = web.run(files) { $0.rate = 6 }.haste
    #expect(fast?.flag == "--rate" && fast?.most == 5)
    let wide = web.run(files) { $0.connections = 5 }.haste
    #expect(wide?.flag == "--connections" && wide?.most == 4)
    #expect(web.asked.isEmpty)
    #expect(web.run(files) { $0.rate = 5 }.haste == nil)
    #expect(web.orders.allSatisfy { !$0.allowsPrivate })
  }

  @Test func anAddressWithTLSLeadsToNoneWithout() {
    let secure = FakeWeb()
    for (address, answer) in web.answers {
      secure.answers["https" + address.dropFirst(4)] = answer
    }
    let picture = FakeWeb.page(FakeWeb.root, [], ["http://other/x.png"])
    secure.put("https://here/tutorials/data\(FakeWeb.root).json", picture)
    let report = secure.run(files) { $0.from = HTTPAddress("https://here/")! }
    #expect(
      told(report) == [
        "http://other/x.png: Not fetched: an http address on a page served over https "
          + "[fetch-failed]"
      ])
    #expect(secure.asked.allSatisfy { $0.address.hasPrefix("https://here/") })
  }

  /// Whatever else would be in its way: it is never fetched, however few hosts there are.
  @Test func anInsecurePictureIsRefusedAsOne() {
    let secure = FakeWeb()
    for (address, answer) in web.answers {
      secure.answers["https" + address.dropFirst(4)] = answer
    }
    let pictures = ["https://b/x.png", "https://a/x.png", "http://z/x.png", "https://here:0/x.png"]
    secure.put(
      "https://here/tutorials/data\(FakeWeb.root).json", FakeWeb.page(FakeWeb.root, [], pictures))
    let report = secure.run(files) {
      $0.from = HTTPAddress("https://here/")!
      $0.limits.pictureHosts = 1
    }
    let refused = report.diagnostics.filter { $0.rule == .fetchFailed }.map(\.summary)
    let problems: [FetchProblem] = [.insecure, .badAddress, .tooManyHosts, .status(404)]
    #expect(Set(refused) == Set(problems.map { "Not fetched: \($0.words)" }))
  }
}
