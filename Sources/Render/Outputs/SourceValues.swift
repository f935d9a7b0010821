import Model

/// What templates know of where a page comes from.
struct SourceValues {
  /// How many raw files are named; the audit names all.
  private static let mostFiles = 3

  private let index: Int
  private let matter: FrontMatter
  private let context: RenderContext

  init(of index: Int, _ context: RenderContext) {
    self.index = index
    self.context = context
    matter = context.site.pages[index].document.frontMatter
  }

  var value: TemplateValue {
    let (files, rest) = (matter.sources, matter.sources.count - Self.mostFiles)
    return [
      "address": WebAddress(matter.url).map(address) ?? .null,
      "asOf": files.compactMap(\.captured).max().map(SiteValues.date) ?? .null,
      "hasFiles": .bool(!files.isEmpty),
      "isMany": .bool(files.count > 1),
      "count": .text(files.count == 1 ? "1 scrape" : "\(files.count) scrapes"),
      "files": .list(files.prefix(Self.mostFiles).map(file)),
      "more": rest > 0 ? .text("\(rest) more") : .null,
      "quality": matter.quality.map { .text(Figures.thousandths($0.scorePerMille)) } ?? .null,
      "audit": .optional(context.auditHref(of: index)),
      "markdown": .optional(MarkdownOutput.href(of: context.site.pages[index], context)),
    ]
  }

  /// People know an address without its scheme.
  private func address(_ address: WebAddress) -> TemplateValue {
    let text = address.text.firstRange(of: "://").map { String(address.text[$0.upperBound...]) }
    return ["href": .text(address.text), "text": .text(text ?? address.text)]
  }

  private func file(_ source: PageSource) -> TemplateValue {
    ["name": .text(source.file), "shape": .text(source.shape)]
  }
}
