public import Diagnostics

/// The wording of all that the file system refuses: what a finding says, and what to do.
extension FileError {
  public static let wayPastLinks =
    "Replace the link with its target, or run hig with `--follow-links`."

  /// With the path, for a text that has no other place for it.
  public var text: String { "Cannot \(operation.rawValue) \(path): \(reason)" }

  /// For a finding at a place, whose path is not repeated.
  public func summary(at place: String) -> String {
    place == path ? "Cannot \(operation.rawValue): \(reason)" : text
  }

  /// For a finding at its own path.
  public var summary: String { summary(at: path) }

  public func diagnostic(_ rule: Rule) -> Diagnostic {
    Diagnostic(rule, at: SourceLocation(file: path), summary, remedy: remedy)
  }

  private var reads: Bool { operation == .read || operation == .list }

  public var remedy: String {
    switch cause {
    case .link:
      reads
        ? Self.wayPastLinks
        : "hig does not write through links: remove it, or name its target folder."
    case .size: "Make it smaller, or remove it."
    case .missing: "Check the path."
    case .denied:
      "Change the permissions of \(named)" + (reads ? "." : ", or name another folder.")
    case .full: "Free disk space, then run again."
    case .limit: "Free disk space or raise the limit on it, then run again."
    case .readOnly: "Name a folder on a disk that can be written."
    case .folder:
      reads ? "Name a file, or replace the folder with one." : "Move it away, then run again."
    case .notFolder: "\(named) is a file; name another folder."
    case .special: "Replace it with a regular file, or remove it."
    case .other: "Check \(named), then run again."
    }
  }

  private var named: String { obstacle.isEmpty ? "the current folder" : "`\(obstacle)`" }
}
