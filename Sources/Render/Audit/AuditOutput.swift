import Files
import Model

/// `audit/index.html`: every raw file, its shape, and what became of its bytes; and every rule.
struct AuditOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    guard context.library.templates["audit"] != nil, !context.ledgers.isEmpty else { return [] }
    let view = context.view(
      "audit", PageValues("Audit", folder: "audit"),
      [
        "totals": totals(context),
        "sources": .list(sources(context)),
        "fates": .list(AuditRules.fates(of: context.ledgers)),
      ])
    return [view]
  }
}

extension AuditOutput {
  private func totals(_ context: RenderContext) -> TemplateValue {
    let size = context.ledgers.reduce(0) { $0 + $1.size }
    let kept = context.ledgers.reduce(0) { sum, ledger in
      sum + ledger.size(of: .kept) + ledger.size(of: .moved) + ledger.size(of: .merged)
    }
    return [
      "files": .text(Figures.grouped(context.ledgers.count)),
      "pages": .text(Figures.grouped(context.site.pages.count)),
      "kept": .text(Figures.share(kept, of: size)),
      "refused": .text(Figures.grouped(context.ledgers.count(where: \.isRefused))),
    ]
  }

  /// The files folder by folder.
  private func sources(_ context: RenderContext) -> [TemplateValue] {
    let plan = context.auditPages ?? AuditPlan(context.ledgers, context.site)
    var anchors = AnchorNames()
    let files = zip(context.ledgers, plan.pages).map { ledger, pages in
      let pages = pages.map { entry($0, context) }
      let row = row(ledger, anchor(ledger.file, &anchors), pages, context)
      return (folder: Path.folder(ledger.file), row: row)
    }
    return files.runs(by: \.folder).map { folder, files in
      [
        "anchor": .text(anchor(folder, &anchors)),
        "name": .text(folder.isEmpty ? "Raw files" : folder), "files": .list(files.map(\.row)),
      ]
    }
  }

  private func row(
    _ ledger: Ledger, _ anchor: String, _ pages: [TemplateValue], _ context: RenderContext
  ) -> TemplateValue {
    .joined(
      [
        "anchor": .text(anchor),
        "file": .text(Path.name(ledger.file)),
        "href": .optional(href(ledger, pages, context)),
        "shape": .text(ledger.shape),
        "size": .text(Figures.grouped(ledger.size)),
        "pages": .list(pages),
        "many": pages.count > Self.mostPagesAtOnce ? .text("\(pages.count) pages") : .null,
        "state": ledger.state,
        "rest": .list(ledger.rest),
      ], ledger.shares)
  }

  /// More pages than these are folded up.
  private static let mostPagesAtOnce = 3

  /// The file's text: on the audit of its only page, or on its own. Of several pages, each has one.
  private func href(
    _ ledger: Ledger, _ pages: [TemplateValue], _ context: RenderContext
  ) -> String? {
    guard context.auditPages != nil, pages.count < 2 else { return nil }
    if case .text(let audit) = pages.first?["audit"] { return audit }
    return pages.isEmpty ? RelativePath.page(AuditPlan.folder(of: ledger)) : nil
  }

  /// A page with its audit, and how good it is.
  private func entry(_ page: Int, _ context: RenderContext) -> TemplateValue {
    let quality = context.site.pages[page].document.frontMatter.quality
    return [
      "title": .text(context.site.pages[page].title),
      "href": .text(context.navigation.href(page)),
      "audit": .optional(context.auditHref(of: page)),
      "quality": .optional(quality.map { Number.thousandths($0.scorePerMille) }),
    ]
  }

  private func anchor(_ name: String, _ names: inout AnchorNames) -> String {
    names.take("f-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
