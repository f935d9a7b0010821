import Build
import Synchronization

/// One line on a terminal that reports how far a run is, once it has lasted for half a second.
final class ProgressBar: Sendable {
  private struct State {
    var lastDrawn: Double
    var isVisible = false
  }

  /// Seconds. Work that is done sooner shows no bar.
  static let patience = 0.5
  /// Seconds between two drawings.
  static let beat = 0.1

  private let outlet: Outlet
  private let now: @Sendable () -> Double
  private let state: Mutex<State>

  init(on outlet: Outlet, now: @escaping @Sendable () -> Double) {
    self.outlet = outlet
    self.now = now
    state = Mutex(State(lastDrawn: now() + Self.patience - Self.beat))
  }

  /// What the pipeline calls.
  var progress: Progress {
    Progress { stage, done, total in self.step(stage, done, total) }
  }

  /// Takes the bar away, so that something else can be written.
  func clear() {
    state.withLock { state in
      if state.isVisible { try? outlet.write(Array("\r\u{1B}[K".utf8)) }
      state.isVisible = false
    }
  }

  /// `Parsing   ━━━━━━━━━━━╌╌╌╌╌╌╌╌╌ 57/214`, or as much of it as there is room for.
  static func line(_ stage: String, _ done: Int, _ total: Int, width: Int) -> String {
    let figures = " \(done)/\(total)"
    let label = stage + String(repeating: " ", count: max(1, 11 - stage.count))
    let room = min(40, width - 1 - label.count - figures.count)
    guard room >= 5, total > 0 else { return String((stage + figures).prefix(max(0, width - 1))) }
    let filled = room * min(done, total) / total
    let bar = String(repeating: "━", count: filled) + String(repeating: "╌", count: room - filled)
    return label + bar + figures
  }
}

extension ProgressBar {
  private func step(_ stage: String, _ done: Int, _ total: Int) {
    state.withLock { state in
      let time = now()
      guard time - state.lastDrawn >= Self.beat else { return }
      state.lastDrawn = time
      state.isVisible = true
      let line = Self.line(stage.printable, done, total, width: outlet.width())
      try? outlet.write(Array("\r\(line)\u{1B}[K".utf8))
    }
  }
}
