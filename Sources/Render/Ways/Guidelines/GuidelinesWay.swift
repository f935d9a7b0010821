import Model
import Vocabulary

/// `guidelines/`: every guideline of the site in three orders, by group of pages, by what it asks
/// for, and by platform; each order has all of them that it can have, and none twice.
struct GuidelinesWay: Way {
  static let id = "guidelines"

  var title: String { "Guidelines" }
  var about: String { "Every rule with a bold lead, by group, by what it asks for, by platform." }

  func entries(_ context: RenderContext) -> [GuidelineList] { GuidelineList.all(context.site) }

  /// Of a list of all pages, since a guideline is in several lists.
  func count(_ lists: [GuidelineList], _ context: RenderContext) -> Int {
    lists.filter { $0.order == .group }.reduce(0) { $0 + $1.count }
  }

  func views(_ lists: [GuidelineList], _ context: RenderContext) -> [View] {
    // A guideline is in several lists.
    let values = context.site.pages.indices.map { page in
      context.site.pages[page].document.guidelines.map {
        GuidelineValues.value(of: $0, on: page, context)
      }
    }
    let pages = [overview(lists, context)] + lists.map { page(of: $0, lists, values, context) }
    return pages.flatMap { $0.views(context) }
  }
}

extension GuidelinesWay {
  private func overview(_ lists: [GuidelineList], _ context: RenderContext) -> WayPage {
    var page = page("guidelines")
    page.about =
      "\(Figures.grouped(count(lists, context))) guidelines, each with its own address."
    let orders = GuidelineList.Order.allCases.map { order in
      let lists = lists.filter { $0.order == order }
      return ["title": .text(order.title), "lists": .list(lists.map(\.link))] as TemplateValue
    }
    page.members = [TemplateMember("orders", .list(orders))]
    return page
  }

  private func page(
    of list: GuidelineList, _ lists: [GuidelineList], _ values: [[TemplateValue]],
    _ context: RenderContext
  ) -> WayPage {
    var page = WayPage(template: "guideline-list", title: list.title, folder: list.folder)
    page.parents = [(folder, title)]
    page.about = list.about
    page.choices = lists.filter { $0.order == list.order }.map {
      Choice(title: $0.name, folder: $0.folder, count: $0.count)
    }
    page.headings = list.pages.map {
      (Self.anchor($0.page, context), context.site.pages[$0.page].title)
    }
    page.members = [
      TemplateMember(
        "pages",
        .list(
          list.pages.map { page, own in entry(page, own.map { values[page][$0] }, context) }))
    ]
    return page
  }

  private static func anchor(_ page: Int, _ context: RenderContext) -> String {
    "on-" + context.site.pages[page].folder.split(separator: "/").joined(separator: "-")
  }

  private func entry(
    _ page: Int, _ guidelines: [TemplateValue], _ context: RenderContext
  ) -> TemplateValue {
    let place = context.site.pages[page]
    return [
      "anchor": .text(Self.anchor(page, context)), "title": .text(place.title),
      "href": .text(context.navigation.href(page)),
      "group": .text(context.site.group(of: place)?.title ?? ""),
      "guidelines": .list(guidelines),
    ]
  }
}

/// What templates know of a guideline.
enum GuidelineValues {
  static func value(
    of guideline: Guideline, on page: Int, _ context: RenderContext,
    besides platform: Platform? = nil
  ) -> TemplateValue {
    let document = context.site.pages[page].document
    return [
      "lead": .text(guideline.lead),
      "href": .text(context.navigation.href(page, anchor: guideline.id)),
      "polarity": .text(guideline.polarity.rawValue), "word": .text(guideline.polarity.word),
      "isAdvice": .bool(guideline.polarity == .advise),
      "section": .text(guideline.section.map { document.sections[$0].title } ?? ""),
      "slugs": .text(guideline.platforms.map(\.slug).joined(separator: " ")),
      "platforms": .list(
        guideline.platforms.filter { $0 != platform }.map {
          ["id": .text($0.slug), "name": .text($0.rawValue)]
        }),
    ]
  }
}

extension Polarity {
  /// What it asks for, in a word.
  var word: String {
    switch self {
    case .avoid: "Avoid"
    case .consider: "Consider"
    case .prefer: "Prefer"
    case .ensure: "Ensure"
    case .advise: "Advice"
    }
  }
}
