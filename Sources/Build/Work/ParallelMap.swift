import Synchronization

/// The one place where work is spread over the cores: page by page inside a stage, order kept.
enum Parallel {
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, step: @escaping @Sendable (_ done: Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    let queue = Queue()
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<max(1, min(jobs, items.count)) {
        group.addTask {
          var done: [(Int, Result)] = []
          while let place = queue.take(of: items.count) {
            done.append((place, transform(items[place])))
            step(queue.finish())
          }
          return done
        }
      }
      var results = [Result?](repeating: nil, count: items.count)
      for await part in group {
        for (place, result) in part { results[place] = result }
      }
      return results.compactMap { $0 }
    }
  }

  /// Two things beside one another; one after the other if only one may be at work.
  static func both<First: Sendable, Second: Sendable>(
    _ jobs: Int, _ first: @escaping @Sendable () async -> First,
    _ second: @escaping @Sendable () async -> Second
  ) async -> (First, Second) {
    guard jobs > 1 else {
      let made = await first()
      return (made, await second())
    }
    async let other = second()
    let made = await first()
    return (made, await other)
  }

  /// Which item is next, and how many are finished.
  private final class Queue: Sendable {
    private let next = Atomic(0)
    private let finished = Atomic(0)

    func take(of count: Int) -> Int? {
      let place = next.add(1, ordering: .relaxed).oldValue
      return place < count ? place : nil
    }

    func finish() -> Int { finished.add(1, ordering: .relaxed).newValue }
  }
}
