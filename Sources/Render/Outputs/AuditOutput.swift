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
    var anchors: Set<String> = []
    var sources: [(folder: String, files: [TemplateValue])] = []
    for ledger in context.ledgers.sorted(by: { $0.file < $1.file }) {
      let folder = Path.folder(ledger.file)
      if sources.last?.folder != folder { sources.append((folder, [])) }
      let anchor = anchor(ledger.file, &anchors)
      sources[sources.count - 1].files.append(
        row(ledger, anchor, pages[ledger.sha256].map(context.navigation.entry)))
    }
    return sources.map { source in
      .object([
        TemplateMember("anchor", .text(anchor(source.folder, &anchors))),
        TemplateMember("name", .text(source.folder.isEmpty ? "Raw files" : source.folder)),
        TemplateMember("files", .list(source.files)),
      ])
    }
  }

  private func row(_ ledger: Ledger, _ anchor: String, _ page: TemplateValue?) -> TemplateValue {
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
      "page": page ?? .null,
      "refused": ledger.isRefused ? "nothing of it was read" : .null,
    ]
  }

  /// The pages by what they were made from; names may differ, depending on where a file was found.
  private func pagesByDigest(_ context: RenderContext) -> [String: Int] {
    var pages: [String: Int] = [:]
    for (index, page) in context.site.pages.enumerated() {
      for source in page.document.frontMatter.sources where pages[source.sha256] == nil {
        pages[source.sha256] = index
      }
    }
    return pages
  }

  private func anchor(_ name: String, _ taken: inout Set<String>) -> String {
    let plain = "f-" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    var candidate = plain
    while !taken.insert(candidate).inserted { candidate += "-" }
    return candidate
  }
}

extension Ledger {
  /// Nobody could read the file: no byte of it is in a page.
  fileprivate var isRefused: Bool { size(of: .dropped) == size || spans.isEmpty }
}
