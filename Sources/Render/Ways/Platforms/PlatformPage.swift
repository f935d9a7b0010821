import Model
import Vocabulary

/// All that the site says of one platform.
struct PlatformPage {
  let entry: PlatformEntry
  let context: RenderContext
  private var platform: Platform { entry.platform }

  func page(_ choices: [Choice]) -> WayPage {
    let groups = context.site.groups.compactMap(group)
    var page = WayPage(template: "platform", title: platform.rawValue, folder: entry.folder)
    page.about = "What the guidelines say about \(platform.rawValue), page by page."
    page.parents = [("platforms", "Platforms")]
    page.choices = choices
    page.headings = groups.map { ($0.anchor, $0.title) }
    page.value = [
      "guide": PlatformGuide.value(for: platform, context),
      "groups": .list(groups.map(\.value)),
      "alone": links { $0.platforms == [platform] },
      "without": links { $0.unsupported.contains(platform) },
      "guidelines": other("guidelines/", entry.hasGuidelines),
      "changes": other("changes/", hasChanges),
    ]
    return page
  }
}

extension PlatformPage {
  private func group(
    _ group: NavigationGroup
  ) -> (anchor: String, title: String, value: TemplateValue)? {
    let pages = group.members.compactMap(pageEntry)
    guard !pages.isEmpty else { return nil }
    let anchor = "in-\(group.slug)"
    return (
      anchor, group.title,
      ["anchor": .text(anchor), "title": .text(group.title), "pages": .list(pages)]
    )
  }

  /// A page with its sections about the platform; nil if it has none.
  private func pageEntry(_ page: Int) -> TemplateValue? {
    let document = context.site.pages[page].document
    guard let sections = entry.sections[page] else { return nil }
    return [
      "title": .text(context.site.pages[page].title),
      "href": .text(
        context.navigation.href(page, anchor: document.sections[sections[0]].anchor)),
      "sections": .list(of: sections) { section($0, document, page) },
    ]
  }

  private func section(_ index: Int, _ document: Document, _ page: Int) -> TemplateValue {
    let section = document.sections[index]
    let own = document.guidelines.indices.filter {
      section.nodes.contains(document.guidelines[$0].node)
    }
    let opening = ShortText.opening(of: document.ownText(of: section))
    let isSaid = own.first.map { opening.hasPrefix(document.guidelines[$0].lead) } ?? false
    return [
      "title": .text(section.title == platform.rawValue ? "" : section.title),
      "href": .text(context.navigation.href(page, anchor: section.anchor)),
      "opening": .text(isSaid ? "" : opening),
      "hasGuidelines": .bool(!own.isEmpty),
      "guidelines": .list(of: own) {
        GuidelineValues.value(of: document.guidelines[$0], on: page, context, besides: platform)
      },
    ]
  }

  private var hasChanges: Bool { context.changes.contains { $0.platforms.contains(platform) } }

  private func links(where isWanted: (FrontMatter) -> Bool) -> TemplateValue {
    let pages = context.site.pages.indices.filter {
      isWanted(context.site.pages[$0].document.frontMatter)
    }
    return pages.isEmpty ? .null : ["pages": .list(pages.map(context.navigation.entry))]
  }

  private func other(_ folder: String, _ isThere: Bool) -> TemplateValue {
    isThere ? ["href": .text(RelativePath.page(folder + platform.slug))] : .null
  }
}
