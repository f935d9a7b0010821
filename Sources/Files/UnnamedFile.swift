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
    let isWhole = bytes.withUnsafeBytes { Disk.drain($0, to: number, at: start) }
    return isWhole ? start..<start + bytes.count : nil
  }

  /// nil if the disk does not give them back.
  public func read(_ range: Range<Int>) -> [UInt8]? {
    let bytes = Disk.fill(from: number, at: range.lowerBound, size: range.count)
    return bytes?.count == range.count ? bytes : nil
  }
}
