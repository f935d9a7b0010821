import Bytes
import Model

/// What the files of each page depend on, as one digest a page: pages of equal fingerprints have
/// equal files, so that a page whose fingerprint did not change need not be made anew.
///
/// It has to name all that `OutputRegistry.perPage` reads besides the page’s own file. The property
/// test of incremental builds holds it to that.
struct PageFingerprints: Sendable {
  private let context: RenderContext
  /// The digest of each page’s own file, by its name; a page without one has no fingerprint.
  private let files: [String: [UInt8]]
  /// What every page shows.
  private let common: [UInt8]

  init(_ context: RenderContext, files: [String: [UInt8]], ground: [UInt8]) {
    self.context = context
    self.files = files
    common = Self.common(context, ground)
  }

  subscript(index: Int) -> [UInt8]? {
    let page = context.site.pages[index]
    guard let file = files[page.document.file] else { return nil }
    var print = Fingerprint()
    print.add(common)
    print.add(file)
    print.add(page.document.file)
    print.add(page.folder)
    print.add(context.navigation.tree(group: page.group, page: index))
    print.add(context.navigation.crumbs(group: page.group))
    print.add(.object(GroupEntries.members(below: index, context)))
    addNeighbours(of: page, at: index, to: &print)
    addLinks(of: page, to: &print)
    addMentions(of: page, to: &print)
    addData(of: index, to: &print)
    addAudit(of: index, to: &print)
    return print.digest
  }
}

extension PageFingerprints {
  private static func common(_ context: RenderContext, _ ground: [UInt8]) -> [UInt8] {
    var print = Fingerprint()
    print.add(ground)
    print.add(context.library.digest)
    print.add(context.site.settings.baseURL)
    print.add("\(context.site.settings.audit)")
    print.add(.object(context.shared))
    print.add(context.navigation.tree())
    print.add(all: context.shelf.files) {
      $0.add($1.path)
      $0.add($1.bytes)
    }
    print.add(all: context.shelf.places.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value.path)
    }
    return print.digest
  }

  private func addNeighbours(of page: SitePage, at index: Int, to print: inout Fingerprint) {
    add([page.previous, page.next].compactMap(\.self), to: &print)
    print.add(page.previous == nil ? 0 : 1)
    add(page.related, to: &print)
    let similar = context.similar.indices.contains(index) ? context.similar[index] : []
    add(similar.map(\.page), to: &print)
    print.add(all: similar) { $0.add($1.reason) }
    add(page.today.map(\.page), to: &print)
    print.add(all: page.older) { print, older in
      add([older.page], to: &print)
      add(section: older.section, of: older.page, to: &print)
    }
  }

  private func addLinks(of page: SitePage, to print: inout Fingerprint) {
    print.add(all: page.links.sorted { $0.key < $1.key }) { print, link in
      print.add(link.key)
      switch link.value {
      case .page(let goal, let fragment):
        print.add(0)
        print.add(context.site.pages[goal].folder)
        print.add(fragment)
      case .elsewhere(let address):
        print.add(1)
        print.add(address)
      case .refused: print.add(2)
      }
    }
  }

  private func addMentions(of page: SitePage, to print: inout Fingerprint) {
    print.add(all: page.mentions) { print, mention in
      add([mention.page], to: &print)
      add(section: mention.section, of: mention.page, to: &print)
      print.add(mention.fragment)
      print.add(mention.quote.before)
      print.add(mention.quote.words)
      print.add(mention.quote.after)
    }
  }

  private func addData(of index: Int, to print: inout Fingerprint) {
    print.add(all: context.tables.of(page: index).sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value)
    }
    print.add(all: context.pictures.of(page: index)) {
      $0.add($1.table)
      $0.add($1.kind)
      $0.add($1.folder)
    }
  }

  private func addAudit(of index: Int, to print: inout Fingerprint) {
    guard let plan = context.auditPages else { return print.add(0) }
    print.add(all: plan.parts[index]) { print, part in
      let ledger = context.ledgers[part.ledger]
      print.add(ledger.file)
      print.add(ledger.sha256)
      print.add(all: part.spans) {
        $0.add($1.lowerBound)
        $0.add($1.upperBound)
      }
      add(plan.pages[part.ledger].filter { $0 != index }, to: &print)
    }
  }

  /// Pages as others name them.
  private func add(_ pages: [Int], to print: inout Fingerprint) {
    print.add(all: pages) { print, page in
      print.add(context.navigation.entry(page))
      print.add(context.edition(of: page))
      print.add(AuditPageOutput.href(of: page, context))
    }
  }

  private func add(section: Int?, of page: Int, to print: inout Fingerprint) {
    let section = section.map { context.site.pages[page].document.sections[$0] }
    print.add(section?.title)
    print.add(section?.anchor)
  }
}
