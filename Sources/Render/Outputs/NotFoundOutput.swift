import Model

/// `404.html`: what a server shows for an address that leads nowhere, at whatever depth; so its
/// links start from the host's root, or from where the base address says that the site is.
struct NotFoundOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    let view = View(
      "not-found", path: "404.html", root: root(context.site.settings.baseURL),
      [
        "page": PageValues("Not found", folder: "").value(baseURL: nil),
        "tree": context.navigation.tree(),
        "groups": .list(of: context.site.groups.filter { !$0.members.isEmpty }) { group in
          [
            "title": .text(group.title),
            "pages": .list(of: group.members, context.navigation.entry),
          ]
        },
      ])
    return [view]
  }

  /// The path of a base address, which ends in a slash.
  private func root(_ baseURL: String?) -> String {
    guard let baseURL, let host = baseURL.firstRange(of: "://") else { return "/" }
    // A second slash would make a host of what follows.
    return "/" + baseURL[host.upperBound...].drop { $0 != "/" }.drop { $0 == "/" }
  }
}
