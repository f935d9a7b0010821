import Glibc

/// What the threads of a daemon work with.
final class Service: Sendable {
  let responder: Responder
  let hub: EventHub
  let deadlines: Deadlines

  init(_ options: ServeOptions) {
    responder = Responder(options)
    hub = EventHub(limit: options.limits.listeners, start: time(nil))
    deadlines = Deadlines(options.limits)
  }

  /// Every second.
  func beat(_ number: Int) {
    deadlines.enforce()
    if number.isMultiple(of: 5) { hub.beat() }
  }
}
