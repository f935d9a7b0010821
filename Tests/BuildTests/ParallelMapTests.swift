import Synchronization
import Testing

@testable import Build

@Suite struct ParallelMapTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 64])
  func keepsTheOrder(jobs: Int) async {
    for count in [0, 1, 2, 1000] {
      let squares = await Parallel.map(Array(0..<count), jobs: jobs) { $0 * $0 }
      #expect(squares == (0..<count).map { $0 * $0 })
    }
  }

  @Test func tellsEachStepOnce() async {
    let seen = Mutex<[Int]>([])
    _ = await Parallel.map(
      Array(0..<100), jobs: 4,
      step: { done in
        seen.withLock { $0.append(done) }
      }
    ) { $0 }
    #expect(seen.withLock { $0.sorted() } == Array(1...100))
  }
}
