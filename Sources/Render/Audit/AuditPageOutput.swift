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
      AuditPart(part: part, number: number + 1, page: index, budget: budget, context: context).value
    }
    let quality = page.document.frontMatter.quality.map { quality -> TemplateValue in
      [
        "score": .text(Number.thousandths(quality.scorePerMille)),
        "structure": .text(Number.thousandths(quality.structurePerMille)),
        "losses": .text(Figures.grouped(quality.losses)),
      ]
    }
    return context.auditPage(
      page.title, folder: folder, article: context.navigation.entry(index),
      quality: quality ?? .null, parts: values)
  }
}

/// `audit/file.<digest>/index.html`: a raw file that no page has anything of.
struct AuditFileOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    (context.auditPages?.alone ?? []).map { number in
      let ledger = context.ledgers[number]
      let part = AuditPlan.Part(ledger: number, spans: [ledger.spans.indices])
      let budget = AuditText.mostOnAPage / Self.manyFiles
      let value = AuditPart(part: part, number: 1, page: nil, budget: budget, context: context)
        .value
      return context.auditPage(
        Path.name(ledger.file), folder: AuditPlan.folder(of: ledger), parts: [value])
    }
  }

  /// A file that gives no page is shown more briefly: there may be many.
  private static let manyFiles = 8
}

extension RenderContext {
  fileprivate func auditPage(
    _ title: String, folder: String, article: TemplateValue = .null,
    quality: TemplateValue = .null, parts: [TemplateValue]
  ) -> View {
    view(
      "audit-page", PageValues(title, folder: folder),
      crumbs: navigation.crumbs(to: [("audit", "Audit")]),
      ["article": article, "quality": quality, "parts": .list(parts)])
  }
}
