import Diagnostics
import Files
import Model
import SearchIndex

/// What `hig` knows of the guidelines: their groups, former names of pages, synonyms. Used where a
/// project says nothing else.
struct Defaults {
  private let settings: SiteSettings
  private let synonyms: Synonyms
  /// Empty unless somebody changed the files that come with `hig`.
  let found: Findings
  /// Tells one version from another.
  let bytes: [UInt8]

  init(_ resources: Resources) {
    guard let folder = resources.defaults else {
      (settings, synonyms, found, bytes) = (SiteSettings(), Synonyms(), Findings(), [])
      return
    }
    let files = resources.files
    var found = Findings()
    (settings, bytes) = found.take(
      SettingsReader.read(Path.join(folder, "site.yaml"), from: files))
    synonyms = found.take(SynonymsReader.read(Path.join(folder, "synonyms.yaml"), from: files))
    self.found = found
  }
}

extension Defaults {
  /// A project's settings over those that come with `hig`.
  func completing(_ own: SiteSettings) -> SiteSettings {
    var whole = own
    if own.defaults.contains(.navigation) { whole.knownGroups = settings.navigation }
    if own.defaults.contains(.concepts) {
      whole.concepts = settings.concepts.merging(own.concepts) { _, own in own }
    }
    whole.answers = own.answers ?? settings.answers?.map(\.withoutLine)
    return whole
  }

  /// A project's synonyms with those that come with `hig`. Only in these a capital letter marks a
  /// name that another maker gave: in a project's own, “WLAN” is a word as any other.
  func completing(_ own: Synonyms, for settings: SiteSettings) -> Synonyms {
    let own = own.unmarked
    return settings.defaults.contains(.synonyms) ? synonyms.joined(by: own) : own
  }
}
