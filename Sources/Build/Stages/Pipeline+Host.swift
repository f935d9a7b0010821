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
    guard let host = options.host, let file = HostFile.path(of: host, beside: project.output) else {
      return Stage()
    }
    let output = Path.withoutSlash(project.output)
    let site = HostedSite(settings, folder: disk.resolve(output) ?? output)
    let text = host == .nginx ? site.nginx : site.caddy
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
