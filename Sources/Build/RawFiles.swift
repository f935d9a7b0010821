import Diagnostics
import Files
import Model

/// A raw file that was found, before it is read.
struct RawFile: Sendable, Hashable {
  let path: String
  let name: String
}

/// Finds the raw files below some folders; a file may be given in place of a folder.
struct RawFiles {
  let files: FileSystem
  private(set) var found: [RawFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: FileSystem) { self.files = files }

  mutating func add(_ roots: [String], required: Bool) {
    for root in roots {
      switch files.kind(root) {
      case .folder: addFolder(root, prefix: roots.count > 1 ? Path.name(root) : "")
      case .file: found.append(RawFile(path: root, name: Path.name(root)))
      case .special: report(root, "not a regular file")
      case nil: if required { report(root, "no such file or folder", .error) }
      }
    }
  }

  /// The bytes of one file, or why they cannot be had.
  static func read(
    _ file: RawFile, from files: FileSystem
  ) -> (page: RawPage?, diagnostic: Diagnostic?) {
    do throws(FileError) {
      return (RawPage(file: file.path, name: file.name, bytes: try files.read(file.path)), nil)
    } catch {
      return (nil, unreadable(file.path, error.reason, .warning))
    }
  }
}

extension RawFiles {
  private mutating func addFolder(_ root: String, prefix: String) {
    do throws(FileError) {
      for path in try files.walk(root) {
        found.append(RawFile(path: Path.join(root, path), name: Path.join(prefix, path)))
      }
    } catch {
      report(error.path, error.reason, .error)
    }
  }

  private mutating func report(
    _ path: String, _ reason: String, _ level: Diagnostic.Level = .warning
  ) {
    diagnostics.append(Self.unreadable(path, reason, level))
  }

  private static func unreadable(
    _ path: String, _ reason: String, _ level: Diagnostic.Level
  ) -> Diagnostic {
    Diagnostic(
      "raw-unreadable", level, at: SourceLocation(file: path), "cannot be read: \(reason)",
      remedy: "Name an existing folder with --raw, or put scrapes below content/raw.")
  }
}
