import Model

/// One raw file on a page of the audit, and the page around it.
enum AuditPart {
  static func page(
    _ title: String, folder: String, article: TemplateValue, quality: TemplateValue,
    parts: [TemplateValue], _ context: RenderContext
  ) -> View {
    context.view(
      "audit-page", PageValues(title, folder: folder),
      crumbs: context.navigation.crumbs(to: [("audit", "Audit")]),
      [
        "article": article, "quality": quality, "parts": .list(parts),
      ])
  }

  /// `page` is where the reader is; the file's other pages are named.
  static func value(
    _ part: AuditPlan.Part, number: Int, page: Int?, budget: Int, _ context: RenderContext
  ) -> TemplateValue {
    let others = others(part, page, context)
    let spans: [TemplateValue] = part.spans.flatMap {
      [.number($0.lowerBound), .number($0.upperBound)]
    }
    return .later(
      of: [
        page.map(context.file) ?? .null, .html(context.print(of: part.ledger)), .list(spans),
        others,
      ]
    ) { value(part, number, page, budget, others, context) }
  }

  private static func value(
    _ part: AuditPlan.Part, _ number: Int, _ page: Int?, _ budget: Int,
    _ others: TemplateValue, _ context: RenderContext
  ) -> TemplateValue {
    let ledger = context.ledgers[part.ledger]
    let bytes = context.raw(ledger)
    let text = AuditText(ledger, bytes ?? [], spans: bytes == nil ? [] : part.spans, budget: budget)
    let source = page.flatMap { index in
      context.site.pages[index].document.frontMatter.sources.first { $0.sha256 == ledger.sha256 }
    }
    return .joined(
      [
        "anchor": .text("file-\(number)"),
        "file": .text(ledger.file),
        "shape": .text(ledger.shape),
        "size": .text(Figures.grouped(ledger.size)),
        "captured": source?.captured.map(SiteValues.date) ?? .null,
        "state": ledger.state,
        "isMissing": .bool(bytes == nil),
        "isCut": .bool(text.isCut),
        "isRepaired": .bool(text.isRepaired),
        "blocks": .list(text.blocks),
        "brokenOff": text.brokenOff.map { .text(Figures.grouped($0)) } ?? .null,
      ], others, ledger.shares)
  }

  static func quality(_ quality: PageQuality) -> TemplateValue {
    [
      "score": .text(Figures.thousandths(quality.scorePerMille)),
      "structure": .text(Figures.thousandths(quality.structurePerMille)),
      "losses": .text(Figures.grouped(quality.losses)),
    ]
  }

  /// All of the largest compilation's pages on each of them would be too much.
  private static let mostOthers = 30

  /// The pages that the file is about too.
  private static func others(
    _ part: AuditPlan.Part, _ page: Int?, _ context: RenderContext
  ) -> TemplateValue {
    let others = (context.auditPages?.pages[part.ledger] ?? []).filter { $0 != page }
    let links = others.prefix(mostOthers).map { other -> TemplateValue in
      [
        "title": .text(context.site.pages[other].title),
        "href": .optional(context.auditHref(of: other)),
      ]
    }
    return [
      "others": .list(links), "hasOthers": .bool(!links.isEmpty),
      "more": others.count > mostOthers ? .text("\(others.count - mostOthers) more") : .null,
    ]
  }
}
