import Compression
import Files
import Synchronization

/// What a memo keeps on disk from one build to the next, in one file. It may be removed at any
/// time; what another program wrote, and a damaged file, are as none.
final class MemoFile: Sendable {
  private struct Opened {
    let program: [UInt8]
    let pack: MemoPack
  }

  private let folder: CacheFolder
  /// Read when something is asked for; nil inside if the program cannot know which version it is.
  private let opened = Mutex<Opened??>(nil)

  init(_ folder: CacheFolder) { self.folder = folder }

  func bytes(_ key: Memo.Key) -> PackReader? { open()?.pack[key] }

  /// Writes what a build used, if that is not there already.
  func save(_ entries: [Memo.Key: any Stored]) {
    guard let opened = open() else { return }
    let kept = entries.filter(\.value.isKept)
    guard Set(kept.keys) != opened.pack.keys else { return }
    let bytes = MemoPack.bytes(kept.mapValues(\.bytes), of: opened.program)
    folder.write(CacheFolder.siteName, bytes)
  }

  private func open() -> Opened? {
    opened.withLock { opened in
      if let opened { return opened }
      let read = read()
      opened = .some(read)
      return read
    }
  }

  private func read() -> Opened? {
    guard let own = folder.files.resolve(Resources.program),
      let program = try? folder.files.read(own, FileLimit.program)
    else { return nil }
    let mark = Self.mark(of: program)
    let pack = folder.read(CacheFolder.siteName).flatMap { MemoPack($0, of: mark) }
    return Opened(program: mark, pack: pack ?? .empty)
  }

  /// Its size and checksum. A forged program needs no false cache, and on a processor
  /// without instructions for it a digest of so many bytes took longer than a small site.
  private static func mark(of program: [UInt8]) -> [UInt8] {
    [program.count, Deflate.checksum(of: program)].flatMap { number in
      stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }
}
