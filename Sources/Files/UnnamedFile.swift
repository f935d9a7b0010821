import CPlatform
import Glibc
import Synchronization

/// A file of a folder that no name leads to: gone with its process, whatever ends that. Usable from
/// many threads.
public final class UnnamedFile: Sendable {
  let number: Int32
  private let end = Atomic(0)

  init?(in folder: Int32) {
    number = hig_open_unnamed(folder)
    guard number >= 0 else { return nil }
  }

  deinit { close(number) }

  /// Adds bytes at the end: where they are, or nil if the disk did not take them.
  public func add(_ bytes: [UInt8]) -> Range<Int>? {
    let start = end.add(bytes.count, ordering: .relaxed).oldValue
    let isWhole = bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let put = pwrite(
          number, bytes.baseAddress.map { $0 + done }, bytes.count - done, start + done)
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { return false }
        done += put
      }
      return true
    }
    return isWhole ? start..<start + bytes.count : nil
  }

  /// nil if the disk does not give them back.
  public func read(_ range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let got = pread(
          number, buffer.baseAddress.map { $0 + count }, range.count - count,
          range.lowerBound + count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}
