import Model

/// One raw file on a page of the audit.
struct AuditPart {
  let part: AuditPlan.Part
  let number: Int
  /// Where the reader is; the file's other pages are named.
  let page: Int?
  let budget: Int
  let context: RenderContext

  var value: TemplateValue {
    let others = others
    let spans: [TemplateValue] = part.spans.flatMap {
      [.number($0.lowerBound), .number($0.upperBound)]
    }
    return .later(
      of: [
        page.map(context.file) ?? .null, .html(context.print(of: part.ledger)), .list(spans),
        others,
      ]
    ) { value(others) }
  }

  private func value(_ others: TemplateValue) -> TemplateValue {
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

  /// All of the largest compilation's pages on each of them would be too much.
  private static let mostOthers = 30

  /// The pages that the file is about too.
  private var others: TemplateValue {
    let others = (context.auditPages?.pages[part.ledger] ?? []).filter { $0 != page }
    let links = others.prefix(Self.mostOthers).map { other -> TemplateValue in
      [
        "title": .text(context.site.pages[other].title),
        "href": .optional(context.auditHref(of: other)),
      ]
    }
    return [
      "others": .list(links), "hasOthers": .bool(!links.isEmpty),
      "more": .more(others.count - Self.mostOthers),
    ]
  }
}
