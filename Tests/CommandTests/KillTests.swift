import Files
import Glibc
import TemporaryFolder
import TestSupport
import Testing

/// Builds that are killed at any moment, as processes: the site is the old or the new one, whole.
///
/// `HIG_KILL_ROUNDS=300` kills as many; a few do for every day.
@Suite(.serialized) struct KillTests {
  private static let rounds =
    getenv("HIG_KILL_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 15

  @Test func aKilledBuildLeavesAWholeSite() throws {
    let pair = try SitePair()
    try pair.expectBuilds("one")
    let start = Clock.now()
    try pair.expectBuilds("two")
    let duration = Clock.now() - start
    var tally = Tally()
    // Those that ended before the signal came don't count.
    while tally.killed < Self.rounds, tally.ended < Self.rounds + 10 {
      let round = tally.killed + tally.ended
      let before = try #require(try pair.standing())
      let after = before == "one" ? "two" : "one"
      try pair.forgetPages()
      let child = try Child(pair.arguments(after, to: pair.target))
      // Half of them anywhere in the run, half while the stage is there.
      if round.isMultiple(of: 2) {
        Clock.sleep(Double.random(in: 0...duration * 1.1))
      } else {
        child.wait(for: pair.folder["site/.public.stage"])
        Clock.sleep(Double.random(in: 0...duration * 0.3))
      }
      let killed = child.kill()
      let standing = try #require(try pair.standing(), "round \(round)")
      tally.add(killed, isNew: standing == after, leftover: pair.hasLeftover)
      // Now and then the next one is killed too.
      if !round.isMultiple(of: 5) { try pair.expectBuilds(after) }
    }
    try pair.expectBuilds("one")
    try pair.expectBuilds("two")
    if Self.rounds > 15 { print("kill test:", tally) }
    #expect(tally.killed == Self.rounds)
    if Self.rounds >= 100 { #expect(tally.new > 0 && tally.old > 0 && tally.leftovers > 0) }
  }

  @Test func oneOfTwoAtOnceIsTurnedAway() throws {
    let pair = try SitePair()
    for _ in 0..<max(3, Self.rounds / 10) {
      let children = try SitePair.names.map { name in
        (name, try Child(pair.arguments(name, to: pair.target), talk: pair.folder["\(name).talk"]))
      }
      var published: [String] = []
      for (name, child) in children {
        let status = child.finish()
        if status == 0 { published.append(name) }
        let talk = try String(
          decoding: FileSystem.disk.read(pair.folder["\(name).talk"]), as: UTF8.self)
        let busy = "\(pair.target): error: Another run of hig is publishing to this folder"
        #expect(
          status == 0 ? talk == "" : status == 2 && talk.hasPrefix(busy), "\(status): \(talk)")
      }
      #expect(published.contains(try pair.standing() ?? "none"))
      #expect(try FileSystem.disk.list(pair.folder["site"]) == ["public"])
    }
    try pair.expectBuilds("one")
  }

  /// Killed before the first page stood there, and later.
  @Test(arguments: [true, false]) func draftsOfPagesAreTidied(isFirst: Bool) throws {
    let pair = try SitePair()
    if isFirst { try pair.forgetPages() }
    let pages = pair.folder["two/content/pages/current"]
    try FileSystem.disk.write(pages + "/.hig-2147483646-1.draft", [1])
    try pair.expectBuilds("two")
    #expect(try FileSystem.disk.list(pages).count == 12)
  }

  @Test func theFolderIsInUse() throws {
    let pair = try SitePair()
    try pair.expectBuilds("one")
    let lock = try #require(try FileSystem.disk.lock(pair.folder["site/.public.lock"]))
    let outcome = try pair.build("two")
    #expect(outcome.status == 2 && outcome.talk.contains("Another run of hig"))
    #expect(outcome.talk.contains("→ Wait until it ends, or choose another folder"))
    #expect(try pair.standing() == "one")
    lock.release()
    try pair.expectBuilds("two")
  }
}

extension SitePair {
  fileprivate var hasLeftover: Bool {
    FileSystem.disk.kind(folder["site/.public.stage"]) != nil
  }
}

/// What the killed runs left.
private struct Tally: CustomStringConvertible {
  var (killed, ended, old, new, leftovers) = (0, 0, 0, 0, 0)

  mutating func add(_ wasKilled: Bool, isNew: Bool, leftover: Bool) {
    if wasKilled { killed += 1 } else { ended += 1 }
    guard wasKilled else { return }
    if isNew { new += 1 } else { old += 1 }
    if leftover { leftovers += 1 }
  }

  var description: String {
    "\(killed) killed (\(old) old site, \(new) new site, \(leftovers) left a stage), \(ended) ended"
  }
}

private enum Clock {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func sleep(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }
}
