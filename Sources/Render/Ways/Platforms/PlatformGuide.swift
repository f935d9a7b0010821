import Model
import Vocabulary

/// The page that introduces a platform, “Designing for iOS”: one of today about it alone, which its
/// title names behind a verb.
enum PlatformGuide {
  /// The platform that a page introduces; nil for any other page.
  static func platform(of page: Int, _ context: RenderContext) -> Platform? {
    let matter = context.site.pages[page].document.frontMatter
    guard matter.isCurrent, matter.title.hasPrefix(opening) else { return nil }
    return Platform.allCases.first { matter.title.dropFirst(opening.count) == $0.rawValue }
  }

  /// Its name, address and abstract; null if the site has none.
  static func value(for platform: Platform, _ context: RenderContext) -> TemplateValue {
    guard
      let page = context.site.pages.indices.first(where: {
        self.platform(of: $0, context) == platform
      })
    else { return .null }
    return [
      "title": .text(context.site.pages[page].title),
      "href": .text(context.navigation.href(page)),
      "abstract": .text(context.site.pages[page].document.frontMatter.abstract),
    ]
  }

  private static let opening = "Designing for "
}
