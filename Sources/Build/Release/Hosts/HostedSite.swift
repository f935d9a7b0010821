import Bytes
import Model

/// What the settings of a server say of a site.
struct HostedSite {
  /// Where the folder of the site is, as a whole path.
  let folder: String
  /// The name of the server; nil if it is not known.
  let name: String?
  /// Where the site starts there: `/`, or `/hig/`.
  let path: String

  init(_ settings: SiteSettings, folder: String) {
    self.folder = folder
    guard let address = settings.baseURL, let scheme = address.firstRange(of: "://") else {
      (name, path) = (nil, "/")
      return
    }
    let rest = address[scheme.upperBound...]
    let start = rest.firstIndex(of: "/") ?? rest.endIndex
    // Without a port, which says nothing of a server behind a proxy.
    let host = String(rest[..<start].prefix { $0 != ":" })
    name = host.utf8.allSatisfy(Self.isPlain) ? host : nil
    path = rest[start...].utf8.allSatisfy(Self.isPlain) ? String(rest[start...]) : "/"
  }

  /// The folder, if within quotes no server takes a sign of it for one of its own: a quote, a
  /// brace, a backslash, a dollar sign.
  var plainFolder: String? {
    let isPlain = folder.utf8.allSatisfy {
      Self.isPlain($0) || $0 == UInt8(ascii: " ") || $0 >= 0x80
    }
    return isPlain ? folder : nil
  }

  /// Lines of a server instead of those that name a folder, where it is not plain. They name a
  /// folder that is not there: without any, Caddy serves the one that it was started in.
  static func withoutFolder(_ example: String) -> [String] {
    ["# The site’s path has special characters: write the path here.", example]
  }

  /// Whether no server takes a sign of it for one of its own.
  static func isPlain(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || "/-._~".utf8.contains(byte)
  }

  /// Names, and what is always the same under a name: it has a digest of its content in it.
  static let unchanging = "(assets|search)/.*[.-][0-9a-f]{8,}[.][a-z0-9]+$"
  static let forAYear = "public, max-age=31536000, immutable"
  /// Kept, but only shown after the server was asked.
  static let askedEachTime = "no-cache"

  static let policy = "Content-Security-Policy"
  /// Of pages, which say the rest themselves, and of all else.
  static let pagePolicy = ContentPolicy.besidePages
  static let otherPolicy = ContentPolicy().served
  /// A path that a server ends where it names a folder.
  static let page = "(/|[.]html)$"
}
