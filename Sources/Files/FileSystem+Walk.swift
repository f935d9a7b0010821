extension FileSystem {
  /// The path without links; of what is not there yet, that of the folder that is.
  public func real(_ path: String) -> String { Path.real(path, by: resolve) ?? path }

  /// A walk stops here: no real folder nests so deep.
  public static let deepestFolder = 64

  /// The files below a folder, as paths relative to it, sorted; hidden ones are left out.
  public func walk(_ root: String) throws(FileError) -> [String] { try survey(root).files }

  /// The same, and what could not be walked. Each folder is walked once, whatever links lead to
  /// it: links that lead in circles would multiply without end.
  public func survey(_ root: String) throws(FileError) -> FolderSurvey {
    var survey = FolderSurvey()
    var seen: [ExactPath: String] = [:]
    // Links wait, so that a folder is known by its own path and not by a link's.
    var (folders, links) = ([("", 0)], [(path: String, depth: Int)]())
    while let (folder, depth) = folders.popLast() ?? links.popLast() {
      let place = ExactPath(resolve(Path.join(root, folder)) ?? Path.join(root, folder))
      if let first = seen[place] {
        survey.skipped.append(.init(path: folder, reason: .seen(first)))
        continue
      }
      seen[place] = folder
      for name in try list(Path.join(root, folder)) where !Path.isHidden(name) {
        let path = Path.join(folder, name)
        switch kind(Path.join(root, path)) {
        case .folder where depth >= Self.deepestFolder:
          survey.skipped.append(.init(path: path, reason: .tooDeep))
        case .folder where itself(Path.join(root, path)) == .folder:
          folders.append((path, depth + 1))
        case .folder: links.append((path, depth + 1))
        case .file, .special: survey.files.append(path)
        case .link: survey.skipped.append(.init(path: path, reason: .leaves))
        case nil:
          let isText = !name.unicodeScalars.contains("\u{FFFD}")
          survey.skipped.append(.init(path: path, reason: isText ? .leadsNowhere : .badName))
        }
      }
      links.sort { $0.path > $1.path }
    }
    survey.files.sort { ExactPath($0) < ExactPath($1) }
    survey.skipped.sort { ExactPath($0.path) < ExactPath($1.path) }
    return survey
  }
}

/// What a walk found below a folder, as paths relative to it.
public struct FolderSurvey: Sendable, Equatable {
  /// Sorted.
  public internal(set) var files: [String] = []
  /// What is there, but cannot be had; sorted.
  public internal(set) var skipped: [Skipped] = []

  public struct Skipped: Sendable, Equatable {
    public let path: String
    public let reason: Reason
  }

  public enum Reason: Sendable, Equatable {
    /// A link to nothing.
    case leadsNowhere
    /// A link that leads out of the folder.
    case leaves
    /// The name is no UTF-8: it cannot be said, and so not opened.
    case badName
    case tooDeep
    /// A link to a folder that was walked already, by its path; empty for the root.
    case seen(String)
  }
}
