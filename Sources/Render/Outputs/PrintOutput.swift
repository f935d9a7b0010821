import Model

/// `print/` and `<group>/print/`: all pages, or those of a group, in one document whose links stay
/// inside it.
struct PrintOutput: OutputFormat {
  static let id = "print"

  /// A document of more pages than these is none that a browser prints.
  static let mostPages = 400

  func files(_ context: RenderContext) -> Rendered {
    guard context.library.templates["print"] != nil else { return Rendered() }
    var rendered = Rendered()
    if let folder = Self.folder(context) {
      rendered.append(
        sheet(
          Array(context.site.pages.indices), context.site.settings.title, folder: folder, context))
    }
    for (index, group) in context.site.groups.enumerated() {
      guard let folder = Self.folder(of: index, context) else { continue }
      rendered.append(sheet(group.members, group.title, folder: folder, context))
    }
    return rendered
  }

  /// Where the document of all pages stands; nil if there is none.
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
  ) -> Rendered {
    let sheet = Sheet(
      root: RelativePath.root(from: folder),
      folders: Set(pages.map { context.site.pages[$0].folder }))
    return context.fill(
      "print", folder: folder,
      [
        PageValues(title: title).member(baseURL: nil),
        TemplateMember("pages", .list(pages.map { part($0, sheet, context) })),
      ])
  }

  private func part(_ index: Int, _ sheet: Sheet, _ context: RenderContext) -> TemplateValue {
    let page = context.site.pages[index]
    let text = CardLinks(index, in: context.site, among: context.goals)
    return [
      "anchor": .text(Sheet.id(page.folder)), "title": .text(page.title),
      "abstract": .text(text.abstract),
      "content": .html(
        text.markup(shelf: context.shelf, dialect: .sheet(sheet, page: page.folder))),
    ]
  }
}
