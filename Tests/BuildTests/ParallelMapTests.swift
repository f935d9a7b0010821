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

  @Test(arguments: [-1, 0, 1, 2, 3, 8, 64])
  func helpsWithTheOthersOnceTheFirstIsDone(jobs: Int) async {
    let atWork = Mutex((now: 0, most: 0))
    let firsts = Mutex(0)
    let work = { @Sendable (place: Int) -> Int in
      atWork.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      defer { atWork.withLock { $0.now -= 1 } }
      return place
    }
    for count in [0, 1, 2, 500] {
      let first = Once { firsts.withLock { $0 += 1 } }
      let others = Once { (0..<count).map { place in { @Sendable in work(place) } } }
      #expect(await Parallel.map(beside: first, jobs: jobs, others) == Array(0..<count))
    }
    #expect(firsts.withLock(\.self) == 4 && atWork.withLock(\.most) <= max(1, jobs))
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

  @Test func whatWasForgottenIsMadeAgain() {
    let made = Tally()
    let value = Once { made.next() }
    #expect([value.value, value.value] == [1, 1])
    value.forget()
    #expect([value.value, value.value] == [2, 2])
  }
}
