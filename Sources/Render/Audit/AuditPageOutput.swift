import Files
import Model

/// `audit/<page>/index.html`: the raw files that a page was made of, with what was left out.
struct AuditPageOutput: PageOutputFormat {
  static let id = "audit-page"

  func files(_ index: Int, _ context: RenderContext) -> Rendered {
    guard let plan = context.auditPages, let folder = plan.folder(of: index, in: context.site)
    else { return Rendered() }
    let page = context.site.pages[index]
    let parts = plan.parts[index]
    let budget = max(AuditText.leastOfAFile, AuditText.mostOnAPage / parts.count)
    let values = parts.enumerated().map { number, part in
      AuditPart.value(part, number: number + 1, page: index, budget: budget, context)
    }
    return AuditPart.page(
      page.title, folder: folder,
      article: context.navigation.entry(index),
      quality: page.document.frontMatter.quality.map(AuditPart.quality) ?? .null,
      parts: values, context)
  }

  /// The address of a page's audit from the root; nil for a page without one.
  static func href(of page: Int, _ context: RenderContext) -> String? {
    context.auditPages?.folder(of: page, in: context.site).map(RelativePath.page)
  }
}

/// `audit/file.<digest>/index.html`: a raw file that no page has anything of.
struct AuditFileOutput: OutputFormat {
  static let id = "audit-file"

  func files(_ context: RenderContext) -> Rendered {
    guard let plan = context.auditPages else { return Rendered() }
    return plan.alone.reduce(into: Rendered()) { rendered, number in
      let ledger = context.ledgers[number]
      let part = AuditPlan.Part(ledger: number, spans: [ledger.spans.indices])
      rendered.append(
        AuditPart.page(
          Path.name(ledger.file), folder: AuditPlan.folder(of: ledger), article: .null,
          quality: .null,
          parts: [
            AuditPart.value(
              part, number: 1, page: nil, budget: AuditText.mostOnAPage / Self.manyFiles, context)
          ], context))
    }
  }

  /// A file that gives no page is told more briefly: there may be many.
  private static let manyFiles = 8
}
