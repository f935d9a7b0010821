import Compression
import Files
import Model
import Synchronization

/// Files of a site by the digest of all that they were made from, kept on disk from one build to
/// the next, in one file. It may be removed at any time; another program, and a damaged file, are
/// as none.
final class DiskCache: Sendable {
  static let mostBytes = 256 << 20

  private let folder: CacheFolder
  private let program: [UInt8]
  private let known: [[UInt8]: [OutputFile]]
  /// What this build asked for or made: the next is likely to ask for it again.
  private let used = Mutex<[[UInt8]: [OutputFile]]>([:])

  /// nil if the program cannot tell which version it is.
  init?(_ project: Project, _ files: FileSystem) {
    guard let own = files.resolve(Resources.program),
      let program = try? files.read(own, FileLimit.program)
    else { return nil }
    self.program = Self.mark(of: program)
    let mark = self.program
    folder = CacheFolder(of: project, files)
    known = folder.read(CacheFolder.siteName).flatMap { CachePack.read($0, of: mark) } ?? [:]
  }

  /// Its size and checksum. Nobody forges the program to mislead its own cache, and on a processor
  /// without instructions for it a digest of so many bytes took longer than a small site.
  private static func mark(of program: [UInt8]) -> [UInt8] {
    [program.count, Deflate.checksum(of: program)].flatMap { number in
      stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }

  func files(_ key: [UInt8]) -> [OutputFile]? {
    guard let found = known[key] else { return nil }
    keep(found, as: key)
    return found
  }

  func keep(_ files: [OutputFile], as key: [UInt8]) { used.withLock { $0[key] = files } }

  /// Writes what this build used, as far as there is room, if that is not there already.
  func save(mostBytes: Int = mostBytes) {
    let kept = CachePack.fitting(used.withLock { $0 }, mostBytes: mostBytes)
    guard Set(kept.keys) != Set(known.keys) else { return }
    folder.write(CacheFolder.siteName, CachePack.bytes(kept, of: program))
  }
}
