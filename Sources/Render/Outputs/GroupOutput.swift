import Model

/// `<group>/index.html`: the pages of a group with their abstracts.
struct GroupOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    context.navigation.groupFolders.enumerated().compactMap { group, folder in
      folder.map { view(of: group, $0, context) }
    }
  }

  private func view(of index: Int, _ folder: String, _ context: RenderContext) -> View {
    context.view(
      "group", PageValues(context.site.groups[index].title, folder: folder),
      crumbs: context.navigation.crumbs(above: index),
      tree: context.navigation.tree(group: index),
      GroupEntries(of: index, context).value, ["groups": []])
  }
}
