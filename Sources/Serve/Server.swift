import Glibc
import Synchronization

/// A web server for one site, on this machine only.
///
///     let server = try Server.start(ServeOptions(root: "public", port: 0))
///     print(server.address)
///     …
///     server.stop()
public final class Server: Sendable {
  /// The port it listens on, also if any was asked for.
  public let port: UInt16
  let service: Service
  private let pulse: Sentinel
  private let daemon: Mutex<OpaquePointer?>

  public static func start(_ options: ServeOptions) throws(ServeError) -> Server {
    if let site = SiteRoot(options.root).folder, !site.isContained {
      throw .notContained(root: options.root)
    }
    allowDescriptors(for: options.limits)
    let listener = try Listener.open(port: options.port)
    let service = Service(options)
    guard let pulse = Sentinel(service.beat) else {
      close(listener.descriptor)
      throw .notStarted
    }
    guard let daemon = Daemon.start(listener.descriptor, options.limits, service) else {
      pulse.stop()
      throw .notStarted
    }
    return Server(port: listener.port, service, pulse, daemon)
  }

  private init(
    port: UInt16, _ service: Service, _ pulse: Sentinel, _ daemon: sending OpaquePointer
  ) {
    self.port = port
    self.service = service
    self.pulse = pulse
    self.daemon = Mutex(daemon)
  }

  deinit { stop() }

  /// How many files this process may hold open: a shell gives 1,024, the system allows more.
  private static func allowDescriptors(for limits: ServeLimits) {
    let wanted = rlim_t(limits.connections) * 3 + 1024
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < wanted
    else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Closes all connections and returns when the last thread has ended; once is enough.
  public func stop() {
    daemon.withLock { daemon in
      guard let running = daemon.take() else { return }
      pulse.stop()
      // A stream that sleeps would outlive the daemon.
      service.hub.close()
      Daemon.stop(running)
    }
  }
}

extension Server {
  /// Tells every client of `/.hig/events`. What is `standing` is also told to each that comes
  /// later, until the next announcement.
  public func announce(_ event: ServedEvent, standing: Bool = false) {
    service.hub.announce(event, standing: standing)
  }

  /// How many listen for events now.
  public var listeners: Int { service.hub.count }
}
