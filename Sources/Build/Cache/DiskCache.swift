import Bytes
import Files
import Model
import Publish
import Synchronization

/// Files of a site by the digest of all that they were made from, kept on disk from one build to
/// the next, in one file. It may be removed at any time; another program, and a damaged file, are
/// as none.
final class DiskCache: Sendable {
  static let mostBytes = 256 << 20

  private let path: String
  private let files: FileSystem
  private let program: [UInt8]
  private let known: [[UInt8]: [OutputFile]]
  /// What this build asked for or made: the next is likely to ask for it again.
  private let used = Mutex<[[UInt8]: [OutputFile]]>([:])

  /// nil if the program cannot tell which version it is.
  init?(_ project: Project, _ files: FileSystem) {
    guard let own = files.resolve("/proc/self/exe"), let program = try? files.read(own) else {
      return nil
    }
    let (path, digest) = (project.path(".cache/hig/site.pack"), SHA256.digest(program))
    known = (try? files.read(path)).flatMap { CachePack.read($0, of: digest) } ?? [:]
    self.path = path
    self.files = files
    self.program = digest
  }

  func files(_ key: [UInt8]) -> [OutputFile]? {
    guard let found = known[key] else { return nil }
    keep(found, as: key)
    return found
  }

  func keep(_ files: [OutputFile], as key: [UInt8]) { used.withLock { $0[key] = files } }

  /// Writes what this build used, as far as there is room, if that is not there already. A disk
  /// that is full or read-only is nobody’s concern: the next build takes longer.
  func save(mostBytes: Int = mostBytes) {
    let kept = CachePack.fitting(used.withLock { $0 }, mostBytes: mostBytes)
    guard Set(kept.keys) != Set(known.keys) else { return }
    try? files.write(Path.join(Path.folder(path), Marker.name), Marker.bytes)
    try? files.write(path, CachePack.bytes(kept, of: program))
  }
}
