import Synchronization

/// The clients of `/.hig/events`, and what each is still to be sent.
final class EventHub: Sendable {
  /// What a client's connection should do next.
  enum Turn: Equatable {
    case send([UInt8])
    /// Nothing to send: it sleeps until it is woken.
    case sleep
    case end
  }

  private struct Client {
    var pending: [UInt8]
    var isAsleep = false
    let wake: @Sendable () -> Void
  }

  private struct State {
    var clients: [Int: Client] = [:]
    var joined = 0
    var told = 0
    var standing: [UInt8] = []
    var isClosed = false
  }

  /// A client that leaves more than this unread is disconnected.
  static let backlog = 64 * 1024

  private let state = Mutex(State())
  private let limit: Int
  private let start: Int

  /// Ids begin with the start, so that those of an earlier server are never ours.
  init(limit: Int, start: Int) {
    self.limit = limit
    self.start = start
  }

  var count: Int { state.withLock { $0.clients.count } }

  /// A new client; nil if there are too many. `wake` is called under a lock, when it sleeps.
  func join(lastID: String?, wake: @escaping @Sendable () -> Void) -> Int? {
    state.withLock { state in
      guard state.clients.count < limit, !state.isClosed else { return nil }
      state.joined += 1
      let id = id(state.told)
      var pending = Array("retry: 500\nid: \(id)\n\n".utf8)
      if let lastID, lastID != id { pending += ServedEvent("missed").bytes(id: id) }
      state.clients[state.joined] = Client(pending: pending + state.standing, wake: wake)
      return state.joined
    }
  }

  func leave(_ client: Int) {
    state.withLock { _ = $0.clients.removeValue(forKey: client) }
  }

  func announce(_ event: ServedEvent, standing: Bool) {
    state.withLock { state in
      state.told += 1
      let bytes = event.bytes(id: id(state.told))
      state.standing = standing ? bytes : []
      tell(bytes, &state)
    }
  }

  /// A line that means nothing, from time to time: who has gone is noticed.
  func beat() {
    state.withLock { tell(Array(":\n\n".utf8), &$0) }
  }

  /// Ends all streams, and accepts no new ones.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for client in state.clients.keys { wake(client, &state) }
    }
  }

  /// What a client is to be sent now. `sleep` is called under the lock, so that no announcement
  /// comes between the look and the sleep.
  func turn(of client: Int, upTo most: Int, sleep: () -> Void) -> Turn {
    state.withLock { state in
      guard !state.isClosed, var known = state.clients[client],
        known.pending.count <= Self.backlog
      else { return .end }
      guard !known.pending.isEmpty else {
        sleep()
        state.clients[client]?.isAsleep = true
        return .sleep
      }
      let bytes = Array(known.pending.prefix(most))
      known.pending.removeFirst(bytes.count)
      state.clients[client] = known
      return .send(bytes)
    }
  }
}

extension EventHub {
  private func id(_ told: Int) -> String { "\(start)-\(told)" }

  private func tell(_ bytes: [UInt8], _ state: inout State) {
    for client in state.clients.keys {
      // One step above the backlog marks it as lost; it takes no more memory after that.
      guard (state.clients[client]?.pending.count ?? 0) <= Self.backlog else { continue }
      state.clients[client]?.pending += bytes
      wake(client, &state)
    }
  }

  private func wake(_ client: Int, _ state: inout State) {
    guard state.clients[client]?.isAsleep == true else { return }
    state.clients[client]?.isAsleep = false
    state.clients[client]?.wake()
  }
}
