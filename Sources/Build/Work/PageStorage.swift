import Bytes
import CPlatform
import Files
import Synchronization

/// Where the texts of pages wait until they are wanted again: in memory while they take a small part
/// of the budget, then in a file without a name beside the site.
final class PageStorage: Sendable {
  private struct State {
    /// What is in memory.
    var used = 0
    var file: UnnamedFile?
    var isOpen = false
    /// Whether the disk did not give back what it took.
    var isBroken = false
  }

  /// What pages say is one byte of twelve that a build holds: of 158 pages as of 9,480.
  private static let share = 12

  private let most: Int
  private let open: @Sendable () -> UnnamedFile?
  private let state = Mutex(State())

  /// `memory` is what the build may use, in bytes.
  init(memory: Int, _ open: @escaping @Sendable () -> UnnamedFile?) {
    most = memory / Self.share
    self.open = open
  }

  /// A quarter of what this process may use.
  static var standardMemory: Int { max(1 << 28, Int(hig_memory()) / 4) }

  /// After it, what was read back is not what was stored: nothing may be made of it.
  var problem: FileError? {
    guard state.withLock({ $0.isBroken }) else { return nil }
    return FileError(.read, "texts of pages", "the disk does not give back what it took")
  }

  /// Where there is no disk, or none that takes more, all stays in memory.
  func store(_ bytes: [UInt8]) -> StoredBytes {
    guard let file = fileOnceFull(bytes.count), let range = file.add(bytes) else {
      return StoredBytes(bytes)
    }
    return StoredBytes(in: range) { [self] in
      if let bytes = file.read($0) { return bytes }
      state.withLock { $0.isBroken = true }
      return []
    }
  }

  private func fileOnceFull(_ count: Int) -> UnnamedFile? {
    state.withLock { state in
      if state.used + count <= most {
        state.used += count
        return nil
      }
      if !state.isOpen { (state.file, state.isOpen) = (open(), true) }
      return state.file
    }
  }
}
