import Bytes
public import Files

/// The settings of a server, in a file beside the site. Its first line shows whether what follows
/// was changed by hand.
public enum HostFile {
  private static let mark = "# Written by hig; to change it, remove this line. "

  /// Those that a build wrote beside a site, as they were written.
  public static func ours(beside output: String, _ files: FileSystem) -> [String] {
    Host.allCases.compactMap { path(of: $0, beside: output) }.filter { file in
      guard files.itself(file) == .file else { return false }
      return (try? files.read(file, FileLimit.settings)).map(isOurs) ?? false
    }
  }

  /// Nil for a host that reads none.
  static func path(of host: Host, beside output: String) -> String? {
    switch host {
    case .nginx: Path.withoutSlash(output) + ".nginx.conf"
    case .caddy: Path.withoutSlash(output) + ".Caddyfile"
    case .githubPages, .netlify: nil
    }
  }

  static func signed(_ text: String) -> [UInt8] {
    Array((mark + sum(Array(text.utf8)) + "\n" + text).utf8)
  }

  static func isOurs(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = Array(bytes[line.endIndex...].dropFirst())
    return line.elementsEqual((mark + sum(text)).utf8)
  }

  private static func sum(_ text: [UInt8]) -> String { String(SHA256.hex(text).prefix(16)) }
}
