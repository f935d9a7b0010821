/// What to serve, and where.
public struct ServeOptions: Sendable {
  /// The folder of the site.
  public var root: String
  /// The port on this machine; 0 for any that is free.
  public var port: UInt16
  /// What pages may load and run, sent with each answer.
  public var policy = SecurityHeaders.policy
  public var limits = ServeLimits()

  public init(root: String, port: UInt16 = 8000) {
    self.root = root
    self.port = port
  }
}

/// What one server takes on at most.
public struct ServeLimits: Sendable {
  public var threads: UInt32 = 2
  /// Each may hold three descriptors; a process has 1,024 unless told otherwise.
  public var connections: UInt32 = 256
  /// A connection that is silent for so long is closed.
  public var timeoutSeconds: UInt32 = 30
  /// The request line and its headers must fit.
  public var bytesPerConnection = 32 * 1024

  public init() {}
}
