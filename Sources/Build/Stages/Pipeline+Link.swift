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

  /// The same for a copy that is read from disk, where no browser keeps a site.
  var unkept: Linked {
    var settings = site.settings
    settings.offline = nil
    settings.addresses = .files
    let plain = Site(settings: settings, pages: site.pages, groups: site.groups)
    return Linked(site: plain, reviser: reviser, sources: sources, digests: digests)
  }
}

extension Pipeline {
  /// nil if there is nothing to connect.
  func link(_ parsed: Parsed, _ settings: Settings) async -> Stage<Linked?> {
    let pages = parsed.pages
    guard !pages.isEmpty else { return Stage(nil) }
    let builder = SiteBuilder(of: pages.map(\.document), settings: settings.site)
    let ties = await Parallel.map(builder.parts, jobs: jobs) { builder.ties(of: $0) }
    let built = builder.site(ties.flatMap(\.self))
    let linked = Linked(
      site: built.site, reviser: built.reviser,
      sources: await Parallel.map(pages, jobs: jobs) {
        LinkGuard.guarded($0.source, $0.document)
      },
      digests: pages.map(\.digest))
    return Stage(linked, built.diagnostics)
  }
}
