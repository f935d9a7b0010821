import Model

/// `print/` and `<group>/print/`: all pages, or those of a group, in one document whose links stay
/// inside it.
struct PrintOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    let site = context.site
    let all = context.sheets.folder.map {
      sheet(Array(site.pages.indices), site.settings.title, folder: $0, context)
    }
    let groups = zip(site.groups, context.sheets.groups).compactMap { group, folder in
      folder.map { sheet(group.members, group.title, folder: $0, context) }
    }
    return [all].compactMap(\.self) + groups
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
    let links = CardLinks(index, in: context.site, among: context.goals)
    return [
      "anchor": .text(Sheet.id(page.folder)), "title": .text(page.title),
      "abstract": .text(links.abstract),
      // The texts of all sheets would be much at a time. Sheets have no keys.
      "content": .later(of: .null) {
        let markup = context.sheetTexts.markup(of: links.text(context), at: index)
        return .html(links.bytes(of: markup, in: sheet))
      },
    ]
  }
}
