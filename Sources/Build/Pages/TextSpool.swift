import Bytes
import CPlatform
import Files
import Synchronization

/// Where the texts of pages wait until they are needed again: in memory while they take a small
/// part of the budget, then in a file without a name beside the site.
final class TextSpool: Sendable {
  private struct State {
    /// What was ever kept in memory: what was let go since is not taken off.
    var kept = 0
    var file: UnnamedFile?
    var isOpen = false
    /// Whether the disk did not give back what it took.
    var isBroken = false
  }

  /// What has to be in memory takes most of the budget before texts take this part of it.
  private static let share = 32

  private let most: Int
  private let open: @Sendable () -> UnnamedFile?
  private let state = Mutex(State())

  /// `memory` is what the build may use, in bytes.
  init(memory: Int, _ open: @escaping @Sendable () -> UnnamedFile?) {
    most = memory / Self.share
    self.open = open
  }

  /// For a process that keeps pages from one build to the next: all stays in memory.
  static let inMemory = TextSpool(memory: .max) { nil }

  /// A quarter of what this process may use.
  static var standardMemory: Int {
    let all = Int(hig_memory())
    return all > 0 ? all / 4 : 1 << 30
  }

  /// After it, what was read back is not what was stored: nothing may be made of it.
  var problem: FileError? {
    guard state.withLock({ $0.isBroken }) else { return nil }
    return FileError(.read, "temporary texts of pages", "the disk lost what was written to it")
  }

  /// Where there is no disk, or none that takes more, all stays in memory.
  func store(_ bytes: [UInt8]) -> StoredBytes {
    guard let file = fileOnceFull(bytes.count) else { return StoredBytes(bytes) }
    guard let range = file.add(bytes) else {
      // The disk is full; what is left of it is for the site.
      state.withLock { $0.file = nil }
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
      if state.kept + count <= most {
        state.kept += count
        return nil
      }
      if !state.isOpen { (state.file, state.isOpen) = (open(), true) }
      return state.file
    }
  }
}
