import Model
import Vocabulary

/// All that the site says of one platform.
struct PlatformPage {
  private let platform: Platform
  private let context: RenderContext

  init(_ platform: Platform, _ context: RenderContext) {
    self.platform = platform
    self.context = context
  }

  func page(_ platforms: [Platform]) -> WayPage {
    let groups = context.site.groups.compactMap(group)
    var page = WayPage(
      template: "platform", title: platform.rawValue, folder: "platforms/" + platform.slug)
    page.about = "What the guidelines say of \(platform.rawValue), page by page."
    page.parents = [("platforms", "Platforms")]
    page.choices = platforms.map {
      Choice(title: $0.rawValue, folder: "platforms/" + $0.slug, count: sections(of: $0).count)
    }
    page.headings = groups.map { ($0.anchor, $0.title) }
    page.members = [
      TemplateMember("groups", .list(groups.map(\.value))),
      TemplateMember("alone", links { $0.platforms == [platform] }),
      TemplateMember("without", links { $0.unsupported.contains(platform) }),
      TemplateMember("guidelines", other("guidelines/" + platform.slug) { !guidelines.isEmpty }),
      TemplateMember("changes", other("changes/" + platform.slug) { hasChanges }),
    ]
    return page
  }
}

extension PlatformPage {
  private struct Group {
    let anchor: String
    let title: String
    let value: TemplateValue
  }

  private func group(_ group: NavigationGroup) -> Group? {
    let pages = group.members.compactMap(entry)
    guard !pages.isEmpty else { return nil }
    let anchor = "in-\(group.slug)"
    return Group(
      anchor: anchor, title: group.title,
      value: [
        "anchor": .text(anchor), "title": .text(group.title), "pages": .list(pages),
      ])
  }

  /// A page with its sections about the platform; nil if it has none.
  private func entry(_ page: Int) -> TemplateValue? {
    let document = context.site.pages[page].document
    let sections = Self.sections(of: document, about: platform)
    guard !sections.isEmpty else { return nil }
    return [
      "title": .text(context.site.pages[page].title),
      "href": .text(
        context.navigation.href(page, anchor: document.sections[sections[0]].anchor)),
      "sections": .list(sections.map { section($0, document, page) }),
    ]
  }

  private func section(_ index: Int, _ document: Document, _ page: Int) -> TemplateValue {
    let section = document.sections[index]
    let own = document.guidelines.filter { section.nodes.contains($0.node) }
    let opening = Wording.opening(of: document.ownText(of: section))
    let isSaid = own.first.map { opening.hasPrefix($0.lead) } ?? false
    return [
      "title": .text(section.title == platform.rawValue ? "" : section.title),
      "href": .text(context.navigation.href(page, anchor: section.anchor)),
      "opening": .text(isSaid ? "" : opening),
      "hasGuidelines": .bool(!own.isEmpty),
      "guidelines": .list(
        own.map { GuidelineValues.value(of: $0, on: page, context, besides: platform) }),
    ]
  }

  /// The outermost sections whose own heading names the platform.
  private static func sections(of document: Document, about platform: Platform) -> [Int] {
    document.sections.indices.filter { index in
      let named = Platform.named(in: document.sections[index].title)
      return named.contains(platform) && document.platforms(at: index).contains(platform)
    }
  }

  private func sections(of platform: Platform) -> [Int] {
    context.site.pages.flatMap { Self.sections(of: $0.document, about: platform) }
  }

  private var guidelines: [Guideline] {
    context.site.pages.flatMap { page in
      let isAlone = page.document.frontMatter.platforms == [platform]
      return page.document.guidelines.filter { isAlone || $0.platforms.contains(platform) }
    }
  }

  private var hasChanges: Bool {
    ChangeRow.all(context).contains { $0.platforms.contains(platform) }
  }

  private func links(where isWanted: (FrontMatter) -> Bool) -> TemplateValue {
    let pages = context.site.pages.indices.filter {
      isWanted(context.site.pages[$0].document.frontMatter)
    }
    return pages.isEmpty ? .null : ["pages": .list(pages.map(context.navigation.entry))]
  }

  private func other(_ folder: String, if isThere: () -> Bool) -> TemplateValue {
    isThere() ? ["href": .text(RelativePath.page(folder))] : .null
  }
}

/// Texts cut for lists.
enum Wording {
  /// The first sentence, or as many words of it as fit.
  static func opening(of text: String, longest: Int = 200) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    var opening = ""
    for word in words {
      guard opening.utf8.count + word.utf8.count < longest else { return opening + " …" }
      opening += opening.isEmpty ? word : " " + word
      if let last = word.last, ".?!:".contains(last) { break }
    }
    return opening
  }
}
