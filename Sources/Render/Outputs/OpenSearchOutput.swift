import Model

/// `opensearch.xml`: how a browser asks this site, where its address is known.
struct OpenSearchOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    guard let base = context.site.settings.baseURL else { return Rendered() }
    var output = XMLOutput()
    output.line("<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">")
    // The format has room for sixteen letters.
    output.element("ShortName", String(context.site.settings.title.prefix(16)))
    output.element("Description", "Search " + context.site.settings.title)
    output.element("InputEncoding", "UTF-8")
    let search = context.site.settings.address("search/index.html?q={searchTerms}")
    output.address("Url type=\"text/html\" template", base + search)
    output.line("</OpenSearchDescription>")
    return Rendered(files: [OutputFile(SiteValues.openSearch, output.bytes)])
  }
}
