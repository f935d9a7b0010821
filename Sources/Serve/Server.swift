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
  private let responder: Responder
  private let daemon: Mutex<OpaquePointer?>

  public static func start(_ options: ServeOptions) throws(ServeError) -> Server {
    if let site = SiteFolder(options.root), !site.isContained {
      throw .notContained(root: options.root)
    }
    let listener = try Listener.open(port: options.port)
    let responder = Responder(options)
    guard let daemon = Daemon.start(listener.descriptor, options.limits, responder) else {
      throw .notStarted
    }
    return Server(port: listener.port, responder, daemon)
  }

  private init(port: UInt16, _ responder: Responder, _ daemon: sending OpaquePointer) {
    self.port = port
    self.responder = responder
    self.daemon = Mutex(daemon)
  }

  deinit { stop() }

  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Closes all connections and returns when the last thread has ended; once is enough.
  public func stop() {
    daemon.withLock { daemon in
      if let running = daemon.take() { Daemon.stop(running) }
    }
  }
}
