/// What to serve, and where.
public struct ServeOptions: Sendable {
  /// The folder of the site.
  public var root: String
  /// The port on this machine; 0 for any that is free.
  public var port: UInt16
  /// The script that each page carries while the site is worked on; without one, there are no
  /// events either.
  public var liveScript: [UInt8]?
  /// Whether links of such pages lead to folders; the files stay as they are.
  public var namesFolders = false
  /// Told of each request that finds no site.
  public var whenGone: (@Sendable () -> Void)?
  public var limits = ServeLimits()

  public init(root: String, port: UInt16 = 8000) {
    self.root = root
    self.port = port
  }
}

/// What one server takes on at most.
public struct ServeLimits: Sendable {
  public var threads: UInt32 = 2
  /// Each may hold two descriptors, and three for a moment.
  public var connections: UInt32 = 512
  /// Of these, streams of events.
  public var listeners = 256
  /// A connection that is silent for so long, or has not sent its whole request, is closed.
  public var timeoutSeconds: UInt32 = 30
  /// A client that has not taken its answer by then is let go.
  public var answerSeconds: UInt32 = 300
  /// The request line and its headers must fit.
  public var bytesPerConnection = 32 * 1024

  public init() {}
}
