import Model
import Synchronization

/// What builds made, by the digest of all that it was made from, so that the next makes again what
/// changed and no more: in memory for those of this process, on disk for those of the next. It may
/// be lost at any time, and no build depends on the last one.
///
/// One rule says what goes: after a build, all that neither it nor the last one without an error
/// asked for; and of the rest what does not fit, in order of digest.
public final class Memo: Sendable {
  typealias Key = [UInt8]

  private struct State {
    var values: [Key: any Sendable] = [:]
    /// What the build at work asked for, and the last one without an error.
    var asked: Set<Key> = []
    var sound: Set<Key> = []
    var pages: [String: Key] = [:]
    var shown: ShownSite?
  }

  private let state = Mutex(State())
  /// nil for a process that keeps what it made in memory alone.
  private let disk: MemoFile?
  private let mostBytes: Int

  public init(mostBytes: Int = 512 << 20) {
    disk = nil
    self.mostBytes = mostBytes
  }

  /// With what the last process kept in a folder.
  init(in folder: CacheFolder, mostBytes: Int = 256 << 20) {
    disk = MemoFile(folder)
    self.mostBytes = mostBytes
  }
}

extension Memo {
  /// What is known by this digest, or is made now.
  func callAsFunction<Value: Sendable, Problem: Error>(
    _ key: Key, _ make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    if let known: Value = self[key] { return known }
    let made = try make()
    keep(made, as: key)
    return made
  }

  subscript<Value: Sendable>(key: Key) -> Value? {
    let known = state.withLock { state in
      state.asked.insert(key)
      return state.values[key]
    }
    if let known = known as? Value { return known }
    guard let type = Value.self as? any Stored.Type, let bytes = disk?.bytes(key),
      let stored = type.init(bytes) as? Value
    else { return nil }
    keep(stored, as: key)
    return stored
  }

  /// A process that ends after this build keeps nothing that does not go to the disk.
  func keep(_ value: some Sendable, as key: Key) {
    guard disk == nil || value is any Stored else { return }
    state.withLock { state in
      state.asked.insert(key)
      state.values[key] = value
    }
  }

  /// Ends a build. After one without an error the disk gets what it asked for.
  func settle(sound: Bool) {
    let values = state.withLock { state in
      if sound { state.sound = state.asked }
      let wanted = state.asked.union(state.sound)
      state.asked = []
      state.values = fitting(state.values.filter { wanted.contains($0.key) })
      return state.values
    }
    if sound { disk?.save(values.compactMapValues { $0 as? any Stored }) }
  }

  /// Keeps stored values until the room is used up, in the order of their keys, so that the choice
  /// is always the same. Others are few, and not counted.
  private func fitting(_ values: [Key: any Sendable]) -> [Key: any Sendable] {
    var room = mostBytes
    let order = values.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return order.reduce(into: [:]) { fitting, key in
      let size = (values[key] as? any Stored)?.size ?? 0
      guard size <= room else { return }
      room -= size
      fitting[key] = values[key]
    }
  }
}

/// What is no answer to a digest, but what the last build found and showed.
extension Memo {
  /// The digests of the pages’ files, by path.
  var pages: [String: Key] { state.withLock { $0.pages } }

  func keep(found pages: [String: Key]) { state.withLock { $0.pages = pages } }

  /// The site as it was rendered last, for drafts.
  var shown: ShownSite? { state.withLock { $0.shown } }

  func keep(shown: ShownSite) { if disk == nil { state.withLock { $0.shown = shown } } }

  /// The paths of the styles of the last build.
  public var styles: [String] {
    (shown?.assets ?? []).map(\.path).filter { $0.hasSuffix(".css") }
  }
}
