extension FetchOrder {
  /// Requests a second: what a public server is asked at most, and without `--rate`.
  public static let rate = 5
  /// Requests at a time: the same, and without `--connections`.
  public static let connections = 4
}

/// When the next request may start: so many a second, evenly, and after a refusal none for a while.
struct Pace {
  private let limits: FetchLimits
  private var interval: Double
  /// The first one after a refusal: the time of five requests. Each further one is twice as long.
  private let pause: Double
  private var next = 0.0
  private var pausedUntil = 0.0
  /// When the server refused last: what was asked before is part of the same refusal.
  private var refusedAt = -1.0
  /// In a row.
  private(set) var refusals = 0

  init(rate: Int, _ limits: FetchLimits) {
    // Requests that leave at even steps arrive at uneven ones: a fiftieth keeps them apart.
    interval = 1.02 / Double(rate)
    pause = 5 / Double(rate)
    self.limits = limits
  }

  /// At least so many seconds between two requests.
  mutating func slow(to seconds: Double) { interval = max(interval, seconds) }

  func wait(at now: Double) -> Double { max(0, max(next, pausedUntil) - now) }

  mutating func started(at now: Double) { next = max(next, now) + interval }

  mutating func answered() { refusals = 0 }

  /// The server refuses. False if it did so too often, or asks for too long a pause.
  ///
  /// - Parameter isForAll: The server is busy, so all requests pause, not only this one.
  mutating func refused(
    startedAt start: Double, at now: Double, wait: Int?, isForAll: Bool
  ) -> Bool {
    guard start > refusedAt else { return true }
    let seconds = wait.map(Double.init) ?? growing(refusals)
    refusals += 1
    refusedAt = now
    if isForAll { pausedUntil = max(pausedUntil, now + seconds) }
    return refusals < limits.refusals && seconds <= limits.longestWait
  }

  /// The pause after so many others.
  func growing(_ before: Int) -> Double {
    min(limits.longestPause, pause * Double(1 << min(before, 20)))
  }
}
