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

  /// Looks after the connections every second, until the bell can be read.
  func beat(until bell: Int32) {
    var wait = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
    var seconds = 0
    while poll(&wait, 1, 1000) <= 0 {
      seconds += 1
      deadlines.enforce()
      if seconds.isMultiple(of: 5) { hub.beat() }
    }
  }
}
