import Files
import Publish
import Synchronization

/// Strong tags of files: the digest in the site's manifest, else what the file system tells. The
/// manifest also tells which files lie packed beside themselves.
final class EntityTags: Sendable {
  private let last = Mutex<SiteDigests?>(nil)

  /// A file's tag, and the codings in which it is there too: none if it was changed by hand since.
  func state(
    of file: OpenFile, at path: String, in site: SiteFolder
  ) -> (tag: String, codings: [ContentCoding]) {
    guard let known = digests(of: site)?.known(file, at: path) else {
      return (Self.tag(of: file.identity), [])
    }
    return (known.tag, known.codings)
  }

  private static func tag(of identity: OpenFile.Identity) -> String {
    let numbers = [Int(truncatingIfNeeded: identity.inode), identity.size, identity.modified]
    return "\"" + numbers.map { String($0, radix: 16) }.joined(separator: "-") + "\""
  }

  private func digests(of site: SiteFolder) -> SiteDigests? {
    guard let manifest = site.identity(of: Manifest.name) else { return nil }
    return last.withLock { last in
      if last?.manifest != manifest, let file = try? site.openFile(Manifest.name) {
        last = SiteDigests(file)
      }
      return last?.manifest == manifest ? last : nil
    }
  }
}

/// The manifest of a site, as it was read last.
private struct SiteDigests: Sendable {
  struct Known {
    let size: Int
    let tag: String
    var codings: [ContentCoding] = []
  }

  let manifest: OpenFile.Identity
  private var files: [String: Known] = [:]

  /// A manifest that can't be read knows no files, and is not read again.
  init(_ file: OpenFile) {
    manifest = file.identity
    guard let entries = file.bytes().flatMap({ try? Manifest.read($0) })?.files else { return }
    files.reserveCapacity(entries.count)
    for entry in entries {
      files[entry.path] = Known(size: entry.size, tag: "\"\(entry.sha256)\"")
    }
    for entry in entries {
      for coding in ContentCoding.allCases where files[coding.path(of: entry.path)] != nil {
        files[entry.path]?.codings.append(coding)
      }
    }
  }

  /// The manifest is written last: a newer file was changed by hand, and is not known.
  func known(_ file: OpenFile, at path: String) -> Known? {
    guard let known = files[path], known.size == file.size,
      file.identity.modified <= manifest.modified
    else { return nil }
    return known
  }
}

extension EntityTags {
  /// Whether an `If-None-Match` names a tag: `*`, or a list in which `W/` makes no difference.
  static func list(_ list: String, names tag: String) -> Bool {
    list[...].items(between: ",").contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
  }

  /// Whether an `If-Match` names this very file: `*`, or a list in which `W/` never matches.
  static func list(_ list: String, wants tag: String) -> Bool {
    let items = list[...].items(between: ",")
    return items == ["*"] || items.contains { $0 == tag }
  }
}
