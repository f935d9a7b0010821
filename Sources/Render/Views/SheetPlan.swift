import Model
import Synchronization

/// Which documents to print a site has: one of all pages, and one of each group.
struct SheetPlan: Sendable {
  /// A document of more pages than these is none that a browser prints.
  static let mostPages = 400

  /// Where the document of all pages is; nil if there is none.
  let folder: String?
  /// By group.
  let groups: [String?]

  init(_ site: Site, _ navigation: NavigationValues, isWanted: Bool) {
    folder = isWanted && site.pages.count <= Self.mostPages ? "print" : nil
    groups = site.groups.indices.map { group in
      let (pages, members) = (site.groups[group].pages, site.groups[group].members)
      guard isWanted, !pages.isEmpty, members.count <= Self.mostPages else { return nil }
      return navigation.homes[group].map { $0 + "/print" }
    }
  }
}

/// The markup of each page, which its own page and its sheets have: what one of them made waits for
/// the others.
final class SheetTexts: Sendable {
  private struct Waiting {
    let markup: PageMarkup
    /// What is not in it.
    let left: Set<Int>
    var uses: Int
  }

  /// How many sheets have a page.
  private let sheets: [Int: Int]
  private let waiting = Mutex<[Int: Waiting]>([:])

  /// For pages that are in none.
  init() { sheets = [:] }

  init(_ plan: SheetPlan, _ site: Site) {
    var sheets: [Int: Int] = [:]
    if plan.folder != nil { for page in site.pages.indices { sheets[page] = 1 } }
    for (group, folder) in zip(site.groups, plan.groups) where folder != nil {
      for page in group.members { sheets[page, default: 0] += 1 }
    }
    self.sheets = sheets
  }

  func markup(of text: PageText, at page: Int) -> PageMarkup {
    guard let uses = sheets[page] else {
      return PageMarkup(bytes: DocumentHTML.markup(of: text), differences: [])
    }
    if let known = waiting.withLock({ Self.take(page, text.left, from: &$0) }) { return known }
    let markup = DocumentHTML.sheetMarkup(of: text)
    waiting.withLock { waiting in
      guard waiting.count < SheetPlan.mostPages, waiting[page] == nil else { return }
      waiting[page] = Waiting(markup: markup, left: text.left, uses: uses)
    }
    return markup
  }

  private static func take(
    _ page: Int, _ left: Set<Int>, from waiting: inout [Int: Waiting]
  ) -> PageMarkup? {
    guard var known = waiting[page], known.left == left else { return nil }
    known.uses -= 1
    waiting[page] = known.uses > 0 ? known : nil
    return known.markup
  }
}
