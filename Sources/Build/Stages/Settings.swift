import Diagnostics
import Model

/// What a project sets, over what comes with `hig`.
struct Settings: Sendable {
  var site: SiteSettings
  let defaults: Defaults
  /// As they were read: their file may be another by the end of the run.
  let bytes: [UInt8]
}

extension Pipeline {
  /// Whether a server of the site may name folders in links: it knows them.
  public var servesFolders: Bool { settings().value.site.addresses != .files }

  func settings() -> Stage<Settings> {
    let defaults = Defaults(resources)
    var found = defaults.found
    let (own, bytes) = found.take(SettingsReader.read(project.settings, from: files))
    var site = defaults.completing(own)
    found.add(SettingsElsewhere.findings(in: project, from: files))
    found.add(SettingsReader.lay(options.settings, over: &site))
    return Stage(Settings(site: site, defaults: defaults, bytes: bytes + defaults.bytes), found)
  }
}
