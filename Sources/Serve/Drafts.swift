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

  private let drafts = Mutex<[String: Draft]>([:])

  /// These and no others.
  func show(_ files: [OutputFile]) {
    let new = files.map { file in
      (file.path, Draft(bytes: file.bytes, tag: "\"\(SHA256.hex(file.bytes))\""))
    }
    drafts.withLock { $0 = Dictionary(new) { _, last in last } }
  }

  func answer(_ path: String, _ request: Request, _ live: LivePages?) -> Answer? {
    guard let draft = drafts.withLock({ $0[path] }) else { return nil }
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
