import Bytes
import Files
public import Model
import Synchronization

/// Files that are shown instead of the folder’s, or besides them, until the next build has put
/// them there.
final class Drafts: Sendable {
  private struct Draft {
    let bytes: [UInt8]
    let tag: String
  }

  private struct Shown {
    var drafts: [String: Draft] = [:]
    /// Styles that were shown before, the last first: a browser may ask for one when the next is
    /// there. Their names have a digest, so they are what is asked for.
    var styles: [(path: String, draft: Draft)] = []
  }

  private static let mostStyles = 8
  private let shown = Mutex(Shown())

  /// These and no others.
  func show(_ files: [OutputFile]) {
    let new = files.map { file in
      (file.path, Draft(bytes: file.bytes, tag: "\"\(SHA256.hex(file.bytes))\""))
    }
    let drafts = Dictionary(new) { _, last in last }
    shown.withLock { shown in
      let gone = shown.drafts.filter { path, _ in
        path.hasPrefix("assets/") && path.hasSuffix(".css") && drafts[path] == nil
      }
      shown.styles = Array((gone.map { ($0, $1) } + shown.styles).prefix(Self.mostStyles))
      shown.drafts = drafts
    }
  }

  private func draft(of path: String) -> Draft? {
    shown.withLock { shown in
      shown.drafts[path] ?? shown.styles.first { $0.path == path }?.draft
    }
  }

  func answer(_ path: String, _ request: Request, _ live: LivePages?) -> Answer? {
    guard let draft = draft(of: path) else { return nil }
    let type = MediaType.of(path)
    if let live, LivePages.isPage(path) {
      return live.answer(200, draft.bytes, type: type, tag: draft.tag, request)
    }
    return .bytes(draft.bytes, type: type, tag: draft.tag, request)
  }
}

extension Server {
  /// Shows files before they are in the folder, and no longer those that were shown so before.
  public func show(drafts: [OutputFile]) { service.responder.drafts.show(drafts) }
}
