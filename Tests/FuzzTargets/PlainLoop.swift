import Glibc

/// Many mutations of a target's seeds, one after the other, the same in every run.
public struct PlainLoop {
  public struct Fault: Sendable, Equatable {
    public let input: [UInt8]
    public let what: String
  }

  /// No input is worth more time than this, of the processor and not of the clock.
  public static let mostMilliseconds = 1000

  private let target: FuzzTarget
  private var mutation: Mutation
  public private(set) var faults: [Fault] = []
  public private(set) var slowest = 0

  public init(_ target: FuzzTarget, seed: UInt64 = 1) {
    self.target = target
    mutation = Mutation(seed: seed, of: target.seeds())
  }

  /// Goes on with so many inputs; `before` sees each, in case it is the last.
  public mutating func run(_ rounds: Int, before: ([UInt8]) -> Void = { _ in }) {
    for _ in 0..<rounds {
      let input = mutation.next()
      before(input)
      hold(input)
    }
  }

  /// One input: what comes out must be right, and soon.
  public mutating func hold(_ input: [UInt8]) {
    let start = Self.milliseconds
    if let what = target.run(input) { faults.append(Fault(input: input, what: what)) }
    let spent = Self.milliseconds - start
    slowest = max(slowest, spent)
    if spent > Self.mostMilliseconds {
      faults.append(Fault(input: input, what: "took \(spent) ms"))
    }
  }

  /// The processor's time of this thread.
  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
