import Synchronization

/// Runs what waits on the thread that asks: an input costs that thread's time, and no thread of a
/// pool is held up by another.
final class OwnThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// nil if the work waits for something that is not its own.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value? {
    let thread = OwnThread()
    let answer = Answer<Value>()
    Task(executorPreference: thread) { answer.give(await work()) }
    while let job = thread.next() {
      job.runSynchronously(on: thread.asUnownedTaskExecutor())
    }
    return answer.value
  }

  private func next() -> UnownedJob? {
    jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  private final class Answer<Value: Sendable>: Sendable {
    private let held = Mutex<Value?>(nil)

    var value: Value? { held.withLock { $0 } }

    func give(_ value: Value) { held.withLock { $0 = value } }
  }
}
