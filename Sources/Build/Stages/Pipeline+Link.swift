import Model
import Parse
import SiteGraph

/// A connected site, and the normalized pages that it was made from.
struct Linked: Sendable {
  let site: Site
  let reviser: Reviser
  let sources: [SourcePage]
  /// Of the pages’ files, in their order.
  let digests: [[UInt8]]
}

extension Pipeline {
  /// nil if there is nothing to connect.
  func link(_ parsed: Parsed, _ settings: Settings) -> Stage<Linked?> {
    let pages = parsed.pages
    guard !pages.isEmpty else { return Stage(nil) }
    let built = SiteBuilder.site(of: pages.map(\.document), settings: settings.site)
    let linked = Linked(
      site: built.site, reviser: built.reviser,
      sources: pages.map { LinkGuard.guarded($0.source, $0.document) },
      digests: pages.map(\.digest))
    return Stage(linked, built.diagnostics)
  }
}
