import FuzzTargets
import Testing

@Suite struct MutationTests {
  private let seeds: [[UInt8]] = [Array("a file of some bytes".utf8), [], [0]]

  private func inputs(_ seed: UInt64, _ count: Int = 500) -> [[UInt8]] {
    var mutation = Mutation(seed: seed, of: seeds)
    return (0..<count).map { _ in mutation.next() }
  }

  @Test func comesAgain() {
    #expect(inputs(3) == inputs(3))
    #expect(inputs(3) != inputs(4))
  }

  @Test func changesMostAndKeepsSomething() {
    let inputs = inputs(5)
    #expect(inputs.count { !seeds.contains($0) } > 400)
    #expect(inputs.count { $0.starts(with: "a file".utf8) } > 50)
    #expect(Set(inputs).count > 400)
  }

  @Test func staysOfASize() {
    #expect(inputs(6).allSatisfy { $0.count < 2000 })
  }

  @Test func needsNoSeeds() {
    var mutation = Mutation(seed: 1, of: [])
    for _ in 0..<100 { #expect(mutation.next().count < 500) }
  }
}
