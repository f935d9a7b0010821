import Bytes
import Files
import Model

/// `audit/index.html`: every raw file, its shape, and what became of its bytes.
struct AuditOutput: OutputFormat {
  static let id = "audit"

  func files(_ context: RenderContext) -> Rendered {
    guard context.library.templates["audit"] != nil else { return Rendered() }
    var values = PageValues(title: "Audit")
    values.folder = "audit"
    return context.fill(
      "audit", folder: "audit",
      [
        values.member(baseURL: context.site.settings.baseURL),
        TemplateMember("crumbs", context.navigation.crumbs()),
        TemplateMember("tree", context.navigation.tree()),
        TemplateMember("totals", totals(context)),
        TemplateMember("sources", .list(sources(context))),
      ])
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
    let pages = pagesByDigest(context)
    var anchors = AnchorNames()
    var sources: [(folder: String, files: [TemplateValue])] = []
    for ledger in context.ledgers.sorted(by: { $0.file < $1.file }) {
      let folder = Path.folder(ledger.file)
      if sources.last?.folder != folder { sources.append((folder, [])) }
      let anchor = anchor(ledger.file, &anchors)
      sources[sources.count - 1].files.append(
        row(ledger, anchor, pages[ledger.sha256, default: []].map(context.navigation.entry)))
    }
    return sources.map { source in
      .object([
        TemplateMember("anchor", .text(anchor(source.folder, &anchors))),
        TemplateMember("name", .text(source.folder.isEmpty ? "Raw files" : source.folder)),
        TemplateMember("files", .list(source.files)),
      ])
    }
  }

  private func row(_ ledger: Ledger, _ anchor: String, _ pages: [TemplateValue]) -> TemplateValue {
    func share(_ fate: LedgerSpan.Fate) -> TemplateValue {
      .text(Figures.share(ledger.size(of: fate), of: ledger.size))
    }
    return [
      "anchor": .text(anchor),
      "file": .text(Path.name(ledger.file)),
      "shape": .text(ledger.shape),
      "size": .text(Figures.grouped(ledger.size)),
      "kept": share(.kept), "moved": share(.moved), "merged": share(.merged),
      "dropped": share(.dropped),
      "pages": .list(pages),
      "many": pages.count > Self.mostPagesAtOnce ? .text("\(pages.count) pages") : .null,
      "state": state(of: ledger),
    ]
  }

  /// More pages than these are folded up.
  private static let mostPagesAtOnce = 3

  /// Why a file gives its pages nothing, if it gives nothing.
  private func state(of ledger: Ledger) -> TemplateValue {
    if ledger.isRefused { return ["name": "Refused", "reason": "nothing of it was read"] }
    guard ledger.size(of: .kept) == 0 else { return .null }
    if ledger.size(of: .merged) > 0 {
      return ["name": "Merged", "reason": "another file says the same"]
    }
    guard ledger.isSuperseded else { return .null }
    return ["name": "Superseded", "reason": "another file tells it more fully"]
  }

  /// The pages by what they were made from; names may differ, depending on where a file was found.
  private func pagesByDigest(_ context: RenderContext) -> [String: [Int]] {
    var pages: [String: [Int]] = [:]
    for (index, page) in context.site.pages.enumerated() {
      for digest in Set(page.document.frontMatter.sources.map(\.sha256)) {
        pages[digest, default: []].append(index)
      }
    }
    return pages
  }

  private func anchor(_ name: String, _ names: inout AnchorNames) -> String {
    names.take("f-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}

extension Ledger {
  /// Nobody could read the file.
  fileprivate var isRefused: Bool { spans.allSatisfy { $0.isDropped(by: "refused") } }

  fileprivate var isSuperseded: Bool { spans.contains { $0.isDropped(by: "superseded") } }
}

extension LedgerSpan {
  fileprivate func isDropped(by rule: String) -> Bool { fate == .dropped && self.rule == rule }
}
