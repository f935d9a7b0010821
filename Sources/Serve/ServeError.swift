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
    let host = "127.0.0.1"
    let (place, summary, remedy) =
      switch self {
      case .portInUse(let port):
        ("\(host):\(port)", "Another program listens on this port", Self.otherPort)
      case .portNotAllowed(let port):
        ("\(host):\(port)", "This port is reserved for the administrator", Self.otherPort)
      case .socket(let reason):
        (
          host, "Cannot listen: \(reason)",
          "Check that the loopback interface is up and that files can still be opened."
        )
      case .notContained(let root):
        (
          root, "This system cannot confine paths to a folder (openat2)",
          "Use Linux 5.6 or newer, outside a sandbox that hides this call."
        )
      case .notStarted:
        (
          host, "The server did not start",
          "Close programs that use many files or threads, then try again."
        )
      }
    return Diagnostic(.serve, at: SourceLocation(file: place), summary, remedy: remedy)
  }

  private static let otherPort = "Choose another with `--port`; 0 uses any free port."
}

extension Rule {
  static let serve = Rule("serve", .error, "The site cannot be served.", .command)
}
