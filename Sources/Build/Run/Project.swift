import Files

/// Where things lie in a project's folder, and which of them this run uses.
struct Project: Sendable {
  let options: BuildOptions

  /// Folders of raw files.
  var raw: [String] { options.raw ?? [path("content/raw")] }

  /// Pages given alone are built as they are: nothing is ingested into them.
  var buildReadsRaw: Bool { options.raw != nil || options.pages == nil }

  var pages: String { options.pages ?? path("content/pages") }

  /// Raw files given alone are built without touching the project's own pages.
  var buildKeepsPages: Bool { options.raw == nil || options.pages != nil }

  /// Folders of raw files and pages that a build reads.
  var contentFolders: [String] {
    (buildReadsRaw ? raw : []) + (buildKeepsPages ? [pages] : [])
  }

  var output: String { options.output ?? path("public") }
  var settings: String { path("content/site.yaml") }
  var synonyms: String { path("content/synonyms.yaml") }

  /// Pictures that the project has itself.
  var assets: String { path("content/assets") }

  /// The project's own templates, which are before those that come with `hig`.
  var templates: String { options.templates ?? path("templates") }

  func path(_ below: String) -> String {
    options.project == "." ? below : Path.join(options.project, below)
  }
}
