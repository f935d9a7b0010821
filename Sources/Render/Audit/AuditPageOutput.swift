import Files
import Model

/// `audit/<page>/index.html`: the raw files that a page was made of, with what was left out.
struct AuditPageOutput: PageOutputFormat {
  func view(of index: Int, _ context: RenderContext) -> View? {
    guard let plan = context.auditPages, let folder = plan.folder(of: index, in: context.site)
    else { return nil }
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
}

/// `audit/file.<digest>/index.html`: a raw file that no page has anything of.
struct AuditFileOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    (context.auditPages?.alone ?? []).map { number in
      let ledger = context.ledgers[number]
      let part = AuditPlan.Part(ledger: number, spans: [ledger.spans.indices])
      let budget = AuditText.mostOnAPage / Self.manyFiles
      return AuditPart.page(
        Path.name(ledger.file), folder: AuditPlan.folder(of: ledger), article: .null,
        quality: .null,
        parts: [AuditPart.value(part, number: 1, page: nil, budget: budget, context)], context)
    }
  }

  /// A file that gives no page is shown more briefly: there may be many.
  private static let manyFiles = 8
}
