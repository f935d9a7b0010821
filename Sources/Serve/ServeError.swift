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
    case .portInUse: "Another program listens on this port"
    case .portNotAllowed: "This port is reserved for the administrator"
    case .socket(let reason): "Cannot listen: \(reason)"
    case .notContained: "This system cannot confine paths to a folder (openat2)"
    case .notStarted: "The server did not start"
    }
  }

  private var remedy: String {
    switch self {
    case .portInUse, .portNotAllowed: "Choose another with `--port`; 0 uses any free port."
    case .socket: "Check that the loopback interface is up and that files can still be opened."
    case .notContained: "Use Linux 5.6 or newer, outside a sandbox that hides this call."
    case .notStarted: "Close programs that use many files or threads, then try again."
    }
  }
}
