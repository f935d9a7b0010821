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
        TemplateMember("article", article),
        TemplateMember("quality", quality),
        TemplateMember("parts", .list(parts)),
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
        .object(others),
      ]
    ) { value(part, number, page, budget, others, context) }
  }

  private static func value(
    _ part: AuditPlan.Part, _ number: Int, _ page: Int?, _ budget: Int,
    _ others: [TemplateMember], _ context: RenderContext
  ) -> TemplateValue {
    let ledger = context.ledgers[part.ledger]
    let bytes = context.raw(ledger)
    let text = AuditText(ledger, bytes ?? [], spans: bytes == nil ? [] : part.spans, budget: budget)
    let source = page.flatMap { index in
      context.site.pages[index].document.frontMatter.sources.first { $0.sha256 == ledger.sha256 }
    }
    return .object(
      [
        TemplateMember("anchor", .text("file-\(number)")),
        TemplateMember("file", .text(ledger.file)),
        TemplateMember("shape", .text(ledger.shape)),
        TemplateMember("size", .text(Figures.grouped(ledger.size))),
        TemplateMember("captured", source?.captured.map(SiteValues.date) ?? .null),
        TemplateMember("state", ledger.state),
        TemplateMember("isMissing", .bool(bytes == nil)),
        TemplateMember("isCut", .bool(text.isCut)),
        TemplateMember("isRepaired", .bool(text.isRepaired)),
        TemplateMember("blocks", .list(text.blocks)),
        TemplateMember("brokenOff", text.brokenOff.map { .text(Figures.grouped($0)) } ?? .null),
      ] + others + ledger.shares)
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
  ) -> [TemplateMember] {
    let others = (context.auditPages?.pages[part.ledger] ?? []).filter { $0 != page }
    let links = others.prefix(mostOthers).map { other -> TemplateValue in
      [
        "title": .text(context.site.pages[other].title),
        "href": .optional(context.auditHref(of: other)),
      ]
    }
    return [
      TemplateMember("others", .list(links)), TemplateMember("hasOthers", .bool(!links.isEmpty)),
      TemplateMember(
        "more", others.count > mostOthers ? .text("\(others.count - mostOthers) more") : .null),
    ]
  }
}
