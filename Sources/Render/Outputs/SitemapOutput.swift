import Bytes
import Model

/// `sitemap.xml`: every page's address, where a base address is known.
struct SitemapOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    guard let base = context.site.settings.baseURL else { return Rendered() }
    var output = ByteOutput()
    output.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    output.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    write(base, nil, to: &output)
    for group in context.navigation.groupFolders.compactMap(\.self) {
      write(base + RelativePath.encoded(group) + "/", nil, to: &output)
    }
    for way in context.ways {
      write(base + way.folder + "/", nil, to: &output)
    }
    for page in context.site.pages {
      let address = base + RelativePath.encoded(page.folder) + "/"
      write(address, page.document.frontMatter.updated, to: &output)
    }
    output.append("</urlset>\n")
    return Rendered(files: [OutputFile("sitemap.xml", output.bytes)])
  }

  private func write(_ address: String, _ date: String?, to output: inout ByteOutput) {
    output.append("<url><loc>")
    HTMLEscape.append(address, to: &output)
    output.append("</loc>")
    if let date {
      output.append("<lastmod>")
      HTMLEscape.append(date, to: &output)
      output.append("</lastmod>")
    }
    output.append("</url>\n")
  }
}
