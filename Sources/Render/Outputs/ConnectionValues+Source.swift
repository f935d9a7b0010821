import Model

/// Where a page comes from.
extension ConnectionValues {
  /// How many raw files are named; the audit names all.
  private static let mostFiles = 3

  var source: TemplateValue {
    let matter = page.document.frontMatter
    let files = matter.sources
    return [
      "address": WebAddress(matter.url).map(address) ?? .null,
      "asOf": files.compactMap(\.captured).max().map(SiteValues.date) ?? .null,
      "hasFiles": .bool(!files.isEmpty),
      "isMany": .bool(files.count > 1),
      "count": .text(ShortText.count(files.count, "scrape")),
      "files": .list(files.prefix(Self.mostFiles).map(file)),
      "more": .more(files.count - Self.mostFiles),
      "quality": matter.quality.map { .text(Number.thousandths($0.scorePerMille)) } ?? .null,
      "audit": .optional(context.auditHref(of: index)),
      "markdown": .optional(MarkdownOutput.href(of: page, context)),
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
