import Model

/// `sitemap.xml`: every page's address, where a base address is known; and `robots.txt`: everything
/// may be read, and where the sitemap is.
struct SitemapOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    guard let base = context.site.settings.baseURL else { return Rendered() }
    var output = XMLOutput()
    output.line("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">")
    write(base, nil, to: &output)
    for group in context.navigation.groupFolders.compactMap(\.self) {
      write(base + RelativePath.encoded(group) + "/", nil, to: &output)
    }
    for way in context.ways {
      write(base + way.folder + "/", nil, to: &output)
    }
    if TakeOutput.link(context) != .null { write(base + Download.folder + "/", nil, to: &output) }
    for page in context.site.pages {
      let address = base + RelativePath.encoded(page.folder) + "/"
      write(address, page.document.frontMatter.updated, to: &output)
    }
    output.line("</urlset>")
    let robots = "User-agent: *\nAllow: /\n\nSitemap: \(base)sitemap.xml\n"
    return Rendered(files: [
      OutputFile("sitemap.xml", output.bytes), OutputFile("robots.txt", robots),
    ])
  }

  private func write(_ address: String, _ date: String?, to output: inout XMLOutput) {
    output.markup("<url>")
    output.element("loc", address, end: "")
    if let date { output.element("lastmod", date, end: "") }
    output.line("</url>")
  }
}
