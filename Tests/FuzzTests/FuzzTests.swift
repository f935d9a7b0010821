import Files
import FuzzTargets
import Glibc
import TestSupport
import Testing

/// The targets of `make fuzz`, with few inputs and always the same.
/// `HIG_FUZZ_ROUNDS=1000000` says how many mutations each is given.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  static let rounds = getenv("HIG_FUZZ_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 300
  static let names = FuzzTarget.all.map(\.name)

  @Test(arguments: names) func holdsForMutations(name: String) throws {
    var loop = PlainLoop(try #require(FuzzTarget.named(name)), seed: 7)
    loop.run(Self.rounds)
    for fault in loop.faults.prefix(3) { Issue.record("\(fault.what): \(fault.input)") }
  }

  @Test(arguments: names) func holdsForItsSeeds(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = target.seeds()
    #expect(!seeds.isEmpty)
    for (number, seed) in seeds.enumerated() { #expect(target.run(seed) == nil, "\(number)") }
  }

  /// What a fuzzer found once: `Findings/TARGET/NAME`, the bytes as they were.
  @Test func holdsForWhatWasFound() throws {
    let folder = Fixtures.folder("Findings", beside: #filePath)
    let found = try FileSystem.disk.walk(folder)
    #expect(!found.isEmpty)
    for path in found {
      let target = try #require(FuzzTarget.named(Path.folder(path)), "\(path)")
      var loop = PlainLoop(target)
      loop.hold(try FileSystem.disk.read(Path.join(folder, path)))
      #expect(loop.faults.map(\.what) == [], "\(path)")
    }
  }

  @Test func findsAFault() {
    let target = FuzzTarget(name: "fussy") {
      [Array("good".utf8)]
    } run: { bytes in
      bytes == Array("good".utf8) ? nil : "changed"
    }
    var loop = PlainLoop(target)
    loop.run(50)
    #expect(loop.faults.contains { $0.what == "changed" && !$0.input.isEmpty })
    #expect(loop.faults.count < 51)
  }

  @Test func findsWhatTakesLong() {
    let target = FuzzTarget(name: "slow") {
      [[1]]
    } run: { _ in
      let start = clock()
      while (clock() - start) * 10 < CLOCKS_PER_SEC * 25 {}
      return nil
    }
    var loop = PlainLoop(target)
    loop.hold([1])
    #expect(loop.slowest > PlainLoop.mostMilliseconds)
    #expect(loop.faults.first?.what.hasPrefix("took") == true)
  }
}
