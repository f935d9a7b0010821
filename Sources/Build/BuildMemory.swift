import Ingest
import Model
import Render
import Synchronization

/// What one build leaves for the next of the same process: whatever was made of bytes that did not
/// change. All of it is found by what it was made from, so that no build depends on the last one.
public final class BuildMemory: Sendable {
  private struct State {
    var pages: [String: ParsedPage] = [:]
    var harvest: KnownHarvest?
    var whole: WholeSite?
    var index: KnownIndex?
    var rendered: [[UInt8]: Rendered] = [:]
    var shown: ShownSite?
  }

  /// Rendered pages beyond these are made anew each time.
  private let mostBytes: Int
  private let state = Mutex(State())

  public init(mostBytes: Int = 512 << 20) { self.mostBytes = mostBytes }
}

extension BuildMemory {
  var pages: [String: ParsedPage] { state.withLock { $0.pages } }

  func keep(_ pages: [ParsedPage]) {
    let byFile = Dictionary(pages.map { ($0.file.path, $0) }) { first, _ in first }
    state.withLock { $0.pages = byFile }
  }

  func harvest(_ key: [UInt8]) -> KnownHarvest? {
    state.withLock { $0.harvest?.key == key ? $0.harvest : nil }
  }

  func keep(_ harvest: KnownHarvest) { state.withLock { $0.harvest = harvest } }

  /// What was made of the whole site, if it is the same still.
  func whole(_ settings: SiteSettings, _ digests: [[UInt8]]) -> WholeSite? {
    state.withLock { state in
      state.whole?.settings == settings && state.whole?.digests == digests ? state.whole : nil
    }
  }

  func keep(_ whole: WholeSite) { state.withLock { $0.whole = whole } }

  var index: KnownIndex? { state.withLock { $0.index } }

  func keep(_ index: KnownIndex) { state.withLock { $0.index = index } }

  /// Every rendered page of the last build, by its fingerprint.
  var rendered: [[UInt8]: Rendered] { state.withLock { $0.rendered } }

  func keep(_ rendered: [(print: [UInt8]?, files: Rendered)]) {
    var kept: [[UInt8]: Rendered] = [:]
    var size = 0
    for (print, page) in rendered {
      guard let print, size < mostBytes else { continue }
      kept[print] = page
      size += page.files.reduce(0) { $0 + $1.bytes.count }
    }
    state.withLock { $0.rendered = kept }
  }

  /// The paths of the styles of the last build.
  public var styles: [String] {
    (shown?.assets ?? []).map(\.path).filter { $0.hasSuffix(".css") }
  }

  /// The site as it was rendered last, for drafts.
  var shown: ShownSite? { state.withLock { $0.shown } }

  func keep(_ shown: ShownSite) { state.withLock { $0.shown = shown } }
}
