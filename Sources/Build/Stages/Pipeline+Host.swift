import Bytes
import Diagnostics
import Files
import Model
import Publish

extension Pipeline {
  /// Files that a host looks for in the site.
  func hostFiles(_ settings: SiteSettings) -> [OutputFile] {
    switch options.host {
    case .netlify:
      [OutputFile("_headers", HostedSite(settings, folder: project.output).netlify)]
    case .githubPages: isTheirs(".nojekyll") ? [] : [OutputFile(".nojekyll", "")]
    case .nginx, .caddy, nil: []
    }
  }

  /// Whether somebody else put a file there, which stays.
  private func isTheirs(_ name: String) -> Bool {
    let isThere = disk.itself(Path.join(project.output, name)) != nil
    let manifest = Manifest.read(in: project.output, disk)
    return isThere && manifest?.files.contains { $0.path == name } != true
  }

  /// Writes the settings of a server beside the site, unless somebody changed them.
  func writeHost(_ settings: SiteSettings) -> Stage<Void> {
    guard let host = options.host, let ending = host.ending else { return Stage() }
    let output = Path.withoutSlash(project.output)
    let site = HostedSite(settings, folder: disk.resolve(output) ?? output)
    let text = host == .nginx ? site.nginx : site.caddy
    let file = output + ending
    do throws(FileError) {
      if files.itself(file) != nil {
        let old = try files.read(file, FileLimit.settings)
        guard HostFile.isOurs(old) else { return Stage((), [Self.edited(file)]) }
      }
      try files.write(file, HostFile.signed(text))
      return Stage()
    } catch {
      return .failed((), error.diagnostic)
    }
  }

  private static func edited(_ file: String) -> Diagnostic {
    Diagnostic(
      .hostEdited, at: SourceLocation(file: file), "Changed by hand; left unchanged",
      remedy: "Remove it to have it written again, or include it in a file of your own.")
  }
}

extension Host {
  /// Of the file beside the site; nil for a host that reads none.
  fileprivate var ending: String? {
    switch self {
    case .nginx: ".nginx.conf"
    case .caddy: ".Caddyfile"
    case .githubPages, .netlify: nil
    }
  }
}

/// A file whose first line shows whether somebody changed what follows.
private enum HostFile {
  private static let mark = "# Written by hig; to change it, remove this line. "

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
