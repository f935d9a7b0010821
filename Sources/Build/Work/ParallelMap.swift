import CPlatform
import Synchronization

/// The one place where work is spread over the cores: page by page inside a stage, order kept.
enum Parallel {
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, step: @escaping @Sendable (_ done: Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    let (taken, finished) = (Tally(), Tally())
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<max(1, min(jobs, items.count)) {
        group.addTask {
          hig_ask_for_large_pages()
          var done: [(Int, Result)] = []
          while let place = taken.next(of: items.count) {
            done.append((place, transform(items[place])))
            step(finished.next())
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

  /// One thing beside many others, with which its core helps once it is done. The others are begun
  /// in their order.
  static func map<First: Sendable, Result: Sendable>(
    beside first: Once<First>, jobs: Int, _ others: Once<[@Sendable () -> Result]>
  ) async -> [Result] {
    let taken = Tally()
    let work = { @Sendable () -> [(Int, Result)] in
      hig_ask_for_large_pages()
      var done: [(Int, Result)] = []
      while let place = taken.next(of: others.value.count) {
        done.append((place, others.value[place]()))
      }
      return done
    }
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      group.addTask {
        hig_ask_for_large_pages()
        _ = first.value
        return work()
      }
      for _ in 1..<max(1, jobs) { group.addTask { work() } }
      var results: [(Int, Result)] = []
      for await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
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
}

/// Counts for many threads.
final class Tally: Sendable {
  private let count = Atomic(0)

  var isZero: Bool { count.load(ordering: .relaxed) == 0 }

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }

  /// The place of the next of so many; nil behind the last.
  func next(of most: Int) -> Int? {
    let number = next()
    return number <= most ? number - 1 : nil
  }
}
