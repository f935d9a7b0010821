import Bytes
import Model

/// `llms.txt` and `llms-full.txt`: what is here, in Markdown, each page with its abstract and the
/// way to its twin; and all pages in full.
struct LlmsOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    let settings = context.site.settings
    var text = "# \(line(settings.title))\n\n> \(line(settings.tagline))\n"
    let loose = context.site.pages.filter { $0.group == nil }
    if !loose.isEmpty { text += "\n" }
    for page in loose { text += entry(page, context) }
    for group in context.site.groups where !group.members.isEmpty {
      text += "\n## \(line(group.title))\n\n"
      for page in group.members { text += entry(context.site.pages[page], context) }
    }
    text += "\n## Optional\n\n"
    for way in context.ways {
      let address = (settings.baseURL ?? "") + RelativePath.page(way.folder)
      text += "- [\(way.title)](\(address)): \(way.about)\n"
    }
    let brief = OutputFile("llms.txt", ShownText.bytes(Array(text.utf8)))
    return Rendered(files: [brief, full(context)])
  }

  /// `llms-full.txt`: all pages in full, in reading order, each with its address.
  private func full(_ context: RenderContext) -> OutputFile {
    var bytes: [UInt8] = []
    for page in context.site.pages {
      guard let text = MarkdownOutput.text(of: page, context) else { continue }
      let address = (context.site.settings.baseURL ?? "") + RelativePath.page(page.folder)
      bytes += Array("<!-- \(address) -->\n\n".utf8) + text + Array("\n".utf8)
    }
    return OutputFile("llms-full.txt", bytes)
  }

  private func entry(_ page: SitePage, _ context: RenderContext) -> String {
    let href = MarkdownOutput.href(of: page, context) ?? RelativePath.page(page.folder)
    let address = (context.site.settings.baseURL ?? "") + href
    let abstract = line(page.document.frontMatter.abstract)
    return "- [\(line(page.title))](\(address))\(abstract.isEmpty ? "" : ": " + abstract)\n"
  }

  /// One line, in which nothing opens a link.
  private func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(words.flatMap { "[]\\<".contains($0) ? ["\\", $0] : [$0] })
  }
}
