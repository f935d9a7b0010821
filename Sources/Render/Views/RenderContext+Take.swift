import Model

/// The page with all forms in which a reader can take the site along.
extension RenderContext {
  static let takeTemplate = "take"

  var hasTake: Bool { library.templates[Self.takeTemplate] != nil }

  /// Whether every page leads there: only if there is more than all sites have.
  var linksToTake: Bool {
    hasTake && (site.settings.offline?.isOffered == true || !downloads.isEmpty)
  }
}
