import Bytes
public import Files

/// A file that is not as its manifest says.
public struct ManifestMismatch: Sendable, Equatable {
  public enum Problem: Sendable, Equatable {
    case unreadable(String)
    case size(expected: Int, found: Int)
    case digest(expected: String, found: String)
  }

  public let path: String
  public let problem: Problem

  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }
}

extension Manifest {
  /// Reads every file again and holds it against the manifest; in order of path.
  public func mismatches(in folder: String, files: FileSystem = .disk) -> [ManifestMismatch] {
    self.files.compactMap { entry in
      problem(of: entry, in: folder, files).map { ManifestMismatch(path: entry.path, problem: $0) }
    }
  }

  private func problem(
    of entry: ManifestEntry, in folder: String, _ files: FileSystem
  ) -> ManifestMismatch.Problem? {
    let bytes: [UInt8]
    do {
      bytes = try files.read(Path.join(folder, entry.path), FileLimit.siteFile)
    } catch {
      return .unreadable(error.reason)
    }
    guard bytes.count == entry.size else {
      return .size(expected: entry.size, found: bytes.count)
    }
    let digest = SHA256.hex(bytes)
    return digest == entry.sha256 ? nil : .digest(expected: entry.sha256, found: digest)
  }
}
