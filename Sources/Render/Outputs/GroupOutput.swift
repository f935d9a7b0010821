import Model

/// `<group>/index.html`: the pages of a group with their abstracts.
struct GroupOutput: OutputFormat {
  static let id = "group"

  func files(_ context: RenderContext) -> Rendered {
    var rendered = Rendered()
    for (group, folder) in context.navigation.groupFolders.enumerated() {
      if let folder { rendered.append(page(of: group, folder, context)) }
    }
    return rendered
  }

  private func page(of index: Int, _ folder: String, _ context: RenderContext) -> Rendered {
    let group = context.site.groups[index]
    let entries = GroupEntries(of: index, context).values
    var values = PageValues(title: group.title)
    values.folder = folder
    return context.fill(
      "group", folder: folder,
      [
        values.member(baseURL: context.site.settings.baseURL),
        TemplateMember("crumbs", context.navigation.crumbs()),
        TemplateMember("tree", context.navigation.tree(group: index)),
        TemplateMember(
          "print", .optional(PrintOutput.folder(of: index, context).map(RelativePath.page))),
        TemplateMember("hasPages", .bool(!entries.isEmpty)),
        TemplateMember("pages", .list(entries)),
        TemplateMember("groups", []),
      ])
  }
}
