public import Diagnostics

/// Why no server was started.
public enum ServeError: Error, Equatable, Sendable {
  case portInUse(UInt16)
  case portNotAllowed(UInt16)
  /// The system's own words.
  case socket(String)
  /// The kernel or a sandbox has no `openat2`.
  case notContained(root: String)
  case notStarted
}

extension ServeError {
  public var diagnostic: Diagnostic {
    Diagnostic(.serve, at: SourceLocation(file: place), summary, remedy: remedy)
  }

  private var place: String {
    switch self {
    case .portInUse(let port), .portNotAllowed(let port): "127.0.0.1:\(port)"
    case .socket, .notStarted: "127.0.0.1"
    case .notContained(let root): root
    }
  }

  private var summary: String {
    switch self {
    case .portInUse: "another program listens on this port"
    case .portNotAllowed: "this port is the administrator's"
    case .socket(let reason): "cannot listen: \(reason)"
    case .notContained: "this system cannot keep paths below a folder (openat2)"
    case .notStarted: "the server did not start"
    }
  }

  private var remedy: String {
    switch self {
    case .portInUse, .portNotAllowed: "Choose another with --port, or --port 0 for any free one."
    case .socket: "Check that the loopback interface is up and that files may still be opened."
    case .notContained: "Serve on Linux 5.6 or newer, outside of a sandbox that hides the call."
    case .notStarted: "Close programs that hold many files or threads, then try again."
    }
  }
}
