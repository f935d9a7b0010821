import SearchCore

extension PartName {
  static let folder = "search"

  /// `manifest`, or kind, number and hash: `terms-3-0a1b2c3d`. A browser makes the same name.
  var name: String {
    guard kind != .manifest else { return "\(kind.text)" }
    let digits = String(hash, radix: 16)
    return "\(kind.text)-\(number)-" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Below the site's root.
  var path: String { "\(Self.folder)/\(name).js" }
}
