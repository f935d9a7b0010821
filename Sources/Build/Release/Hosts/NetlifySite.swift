import Model

extension HostedSite {
  /// `_headers`, which Netlify looks for in a site. It serves `404.html` and folders by itself.
  var netlify: String {
    let headers = ContentPolicy.companions.map { "  \($0.name): \($0.value)\n" }
    // Of two policies for one path, a browser takes both: so it is the one of pages for all.
    return """
      /*
        \(Self.policy): \(Self.pagePolicy)
      \(headers.joined())
      /assets/*
        Cache-Control: \(Self.forAYear)

      """
  }
}
