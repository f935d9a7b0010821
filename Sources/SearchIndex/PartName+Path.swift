import Bytes
import SearchCore

extension PartName {
  static let folder = "search"

  /// `manifest`, or kind, number and hash: `terms-3-0a1b2c3d`. A browser makes the same name.
  var name: String {
    guard kind != .manifest else { return "\(kind.text)" }
    return "\(kind.text)-\(number)-" + String(hash, digits: 8, radix: 16)
  }

  /// The file of the module, the manifest, and the units if they are few; below the site's root.
  static let start = "\(folder)/start.js"

  /// Below the site's root; of a part that has a file of its own.
  var path: String { kind == .manifest ? Self.start : "\(Self.folder)/\(name).js" }
}
