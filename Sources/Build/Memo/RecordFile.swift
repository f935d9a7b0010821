import Bytes
import Files
import Synchronization

/// The record of the last site on disk, for the next process. It may be removed at any time; what
/// another program wrote, and a damaged file, are as none.
final class RecordFile: Sendable {
  private let folder: CacheFolder
  /// Of the program; nil inside if it cannot be known which version it is.
  private let mark = Mutex<[UInt8]??>(nil)

  init(_ folder: CacheFolder) { self.folder = folder }

  func read() -> SiteRecord? {
    guard let bytes = folder.read(CacheFolder.siteName), let mark = marked() else { return nil }
    return SiteRecord(bytes, of: mark)
  }

  func write(_ record: SiteRecord) {
    guard let mark = marked() else { return }
    folder.write(CacheFolder.siteName, record.bytes(of: mark))
  }

  private func marked() -> [UInt8]? {
    mark.withLock { mark in
      if let mark { return mark }
      let found = programMark
      mark = .some(found)
      return found
    }
  }

  /// Of its file, not of its bytes: to read all of them took as long as to see that a small site
  /// did not change, and half of the memory of its build.
  private var programMark: [UInt8]? {
    guard let own = folder.files.resolve(Resources.program),
      let mark = folder.files.mark(own)
    else { return nil }
    var print = Fingerprint()
    print.add(all: mark) { $0.add($1) }
    return print.digest
  }
}
