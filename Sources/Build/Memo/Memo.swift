import Model
import Publish
import Synchronization

/// What builds made, by the digest of all that it was made from, so that the next makes again what
/// changed and no more. Files are kept by the site that was published last (`SiteRecord`), from one
/// process to the next; other values, which only this process can use again, in memory. All of it
/// may be lost at any time, and no build depends on the last one.
///
/// One rule says what goes: after a build, all that neither it nor the last one without an error
/// asked for.
public final class Memo: Sendable {
  typealias Key = [UInt8]

  private struct State {
    var values: [Key: any Sendable] = [:]
    /// What the build at work asked for, and the last one without an error.
    var asked: Set<Key> = []
    var sound: Set<Key> = []
    /// What the build at work made, or took over.
    var products: [Key: SiteRecord.Product] = [:]
    /// nil before it was read.
    var last: SiteRecord?
    var pages: [String: Key] = [:]
    var shown: ShownSite?
  }

  private let state = Mutex(State())
  /// nil for a process that builds more than once.
  private let disk: RecordFile?

  public init() { disk = nil }

  /// With what the last process kept in a folder.
  init(in folder: CacheFolder) { disk = RecordFile(folder) }

  /// Whether what is kept is for another process.
  var isForOthers: Bool { disk != nil }
}

extension Memo {
  /// What is known by this digest.
  subscript<Value: Sendable>(key: Key) -> Value? {
    let known = state.withLock { state in
      state.asked.insert(key)
      return state.values[key]
    }
    return known as? Value
  }

  /// A process that ends after this build keeps nothing in memory.
  func keep(_ value: some Sendable, as key: Key) {
    guard disk == nil else { return }
    state.withLock { state in
      state.asked.insert(key)
      state.values[key] = value
    }
  }

  /// Ends a build.
  func settle(sound: Bool) {
    state.withLock { state in
      if sound { state.sound = state.asked }
      let wanted = state.asked.union(state.sound)
      state.asked = []
      state.products = [:]
      state.values = state.values.filter { wanted.contains($0.key) }
    }
  }
}

extension Memo {
  /// The site that was published last.
  var last: SiteRecord {
    state.withLock { state in
      if let last = state.last { return last }
      let last = disk?.read() ?? SiteRecord()
      state.last = last
      return last
    }
  }

  func product(_ key: Key) -> SiteRecord.Product? {
    state.withLock { $0.last?.products[key] }
  }

  func keep(_ product: SiteRecord.Product, as key: Key) {
    state.withLock { $0.products[key] = product }
  }

  /// A site was published: its record is the last from now on.
  func keep(_ site: PublishReport, run: RunRecord?) {
    let record = state.withLock { state in
      let record = SiteRecord(site, products: state.products, run: run)
      state.last = record
      return record
    }
    disk?.write(record)
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
