import Bytes
import Files

/// The record of the last site on disk, for the next process. It may be removed at any time; what
/// another program wrote, and a damaged file, are as none.
struct RecordFile: Sendable {
  private let folder: CacheFolder
  /// Of the program’s file, not of its bytes: to read all of them took as long as to see that a
  /// small site did not change, and half of the memory of its build. nil if it cannot be known
  /// which version it is.
  private let mark: [UInt8]?

  init(_ folder: CacheFolder) {
    self.folder = folder
    mark = folder.files.resolve(Resources.program).flatMap(folder.files.mark).map { mark in
      var print = Fingerprint()
      print.add(all: mark) { $0.add($1) }
      return print.digest
    }
  }

  func read() -> SiteRecord? {
    guard let mark, let bytes = folder.read(CacheFolder.siteName) else { return nil }
    return SiteRecord(bytes, of: mark)
  }

  func write(_ record: SiteRecord) {
    if let mark { folder.write(CacheFolder.siteName, record.bytes(of: mark)) }
  }
}
