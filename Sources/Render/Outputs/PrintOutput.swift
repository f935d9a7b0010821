import Model

/// `print/` and `<group>/print/`: all pages, or those of a group, in one document whose links stay
/// inside it.
struct PrintOutput: ViewFormat {
  static let id = "print"

  /// A document of more pages than these is none that a browser prints.
  static let mostPages = 400

  func views(_ context: RenderContext) -> [View] {
    let site = context.site
    let all = Self.folder(context).map {
      sheet(Array(site.pages.indices), site.settings.title, folder: $0, context)
    }
    return [all].compactMap(\.self)
      + site.groups.enumerated().compactMap { index, group in
        Self.folder(of: index, context).map {
          sheet(group.members, group.title, folder: $0, context)
        }
      }
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
    _ pages: [Int], _ title: String, folder: String, _ context: RenderContext
  ) -> View {
    let sheet = Sheet(
      root: RelativePath.root(from: folder),
      folders: Set(pages.map { context.site.pages[$0].folder }))
    return View(
      "print", folder: folder,
      [
        "page": PageValues(title, folder: folder).value(baseURL: nil),
        "pages": .list(of: pages) { part($0, sheet, context) },
      ])
  }

  private func part(_ index: Int, _ sheet: Sheet, _ context: RenderContext) -> TemplateValue {
    let page = context.site.pages[index]
    let text = CardLinks(index, in: context.site, among: context.goals)
    return [
      "anchor": .text(Sheet.id(page.folder)), "title": .text(page.title),
      "abstract": .text(text.abstract),
      // The texts of all sheets would be much at a time. Sheets have no keys.
      "content": .later(of: .null) {
        .html(text.markup(shelf: context.shelf, dialect: .sheet(sheet, page: page.folder)))
      },
    ]
  }
}
