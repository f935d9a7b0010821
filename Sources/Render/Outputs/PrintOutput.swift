import Model
import Synchronization

/// `print/` and `<group>/print/`: all pages, or those of a group, in one document whose links stay
/// inside it.
struct PrintOutput: ViewFormat {
  static let id = "print"

  /// A document of more pages than these is none that a browser prints.
  static let mostPages = 400

  func views(_ context: RenderContext) -> [View] {
    let site = context.site
    let folder = Self.folder(context)
    let groups = site.groups.indices.compactMap { group in
      Self.folder(of: group, context).map { (site.groups[group], $0) }
    }
    let texts = SheetTexts(ofTwo: folder == nil ? [] : Set(groups.flatMap(\.0.members)))
    let all = folder.map {
      sheet(Array(site.pages.indices), site.settings.title, folder: $0, texts, context)
    }
    return [all].compactMap(\.self)
      + groups.map { sheet($0.members, $0.title, folder: $1, texts, context) }
  }

  /// Where the document of all pages is; nil if there is none.
  static func folder(_ context: RenderContext) -> String? {
    let isWanted = context.library.templates["print"] != nil
    return isWanted && context.site.pages.count <= mostPages ? id : nil
  }

  static func folder(of group: Int, _ context: RenderContext) -> String? {
    let isWanted = context.library.templates["print"] != nil
    guard isWanted, let folder = context.navigation.homes[group],
      !context.site.groups[group].pages.isEmpty,
      context.site.groups[group].members.count <= mostPages
    else { return nil }
    return folder + "/" + id
  }
}

extension PrintOutput {
  private func sheet(
    _ pages: [Int], _ title: String, folder: String, _ texts: SheetTexts,
    _ context: RenderContext
  ) -> View {
    let sheet = Sheet(
      root: RelativePath.root(from: folder),
      folders: Set(pages.map { context.site.pages[$0].folder }))
    return View(
      "print", folder: folder,
      [
        "page": PageValues(title, folder: folder).value(baseURL: nil),
        "pages": .list(of: pages) { part($0, sheet, texts, context) },
      ])
  }

  private func part(
    _ index: Int, _ sheet: Sheet, _ texts: SheetTexts, _ context: RenderContext
  ) -> TemplateValue {
    let page = context.site.pages[index]
    let links = CardLinks(index, in: context.site, among: context.goals)
    return [
      "anchor": .text(Sheet.id(page.folder)), "title": .text(page.title),
      "abstract": .text(links.abstract),
      // The texts of all sheets would be much at a time. Sheets have no keys.
      "content": .later(of: .null) {
        let text = texts.text(of: index) { links.sheetText(shelf: context.shelf) }
        return .html(text.markup(in: sheet))
      },
    ]
  }
}

/// What one sheet made of a page waits here for the other that has the page.
private final class SheetTexts: Sendable {
  /// The pages that are on two sheets.
  private let shared: Set<Int>
  private let waiting = Mutex<[Int: SheetText]>([:])

  init(ofTwo pages: Set<Int>) { shared = pages }

  func text(of page: Int, _ make: () -> SheetText) -> SheetText {
    guard shared.contains(page) else { return make() }
    if let text = waiting.withLock({ $0.removeValue(forKey: page) }) { return text }
    let text = make()
    waiting.withLock { $0[page] = text }
    return text
  }
}
