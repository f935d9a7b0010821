import Publish
import Synchronization

/// Strong tags of files: the digest in the site's manifest, else what the file system tells.
final class EntityTags: Sendable {
  private struct Digests: Sendable {
    let manifest: OpenFile.Identity
    let entries: [String: ManifestEntry]
  }

  private let last = Mutex<Digests?>(nil)

  func tag(of file: OpenFile, at path: String, in site: SiteFolder) -> String {
    guard let digests = digests(of: site), let entry = digests.entries[path],
      entry.size == file.size,
      // The manifest is written last: a newer file was changed by hand.
      file.identity.modified <= digests.manifest.modified
    else { return Self.tag(of: file.identity) }
    return "\"\(entry.sha256)\""
  }

  private static func tag(of identity: OpenFile.Identity) -> String {
    let numbers = [Int(truncatingIfNeeded: identity.inode), identity.size, identity.modified]
    return "\"" + numbers.map { String($0, radix: 16) }.joined(separator: "-") + "\""
  }

  private func digests(of site: SiteFolder) -> Digests? {
    guard let file = try? site.openFile(Manifest.name) else { return nil }
    return last.withLock { last in
      if last?.manifest != file.identity { last = Self.read(file) }
      return last
    }
  }

  /// A manifest that can't be read has no entries, and is not read again.
  private static func read(_ file: OpenFile) -> Digests {
    let manifest = file.bytes().flatMap { try? Manifest.read($0) }
    let entries = (manifest?.files ?? []).map { ($0.path, $0) }
    return Digests(
      manifest: file.identity, entries: Dictionary(entries, uniquingKeysWith: { first, _ in first })
    )
  }
}

extension EntityTags {
  /// Whether an `If-None-Match` names a tag: `*`, or a list in which `W/` makes no difference.
  static func list(_ list: String, names tag: String) -> Bool {
    list.split(separator: ",").contains { item in
      var item = item.drop { $0 == " " || $0 == "\t" }
      while item.last == " " || item.last == "\t" { item.removeLast() }
      return item == "*" || item == tag || item == "W/" + tag
    }
  }
}
