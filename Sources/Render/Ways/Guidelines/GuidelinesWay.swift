import Model
import Vocabulary

/// `guidelines/`: every guideline of the site as one list that can be filtered, and for those
/// without scripts in three orders, by group of pages, by what it asks for, and by platform; each
/// order has all of them that it can have, and none twice.
struct GuidelinesWay: Way {
  static let id = "guidelines"
  /// How many the first page has as markup; whole pages of them, so some more. The rest is data.
  private static let most = 100
  /// How many a list has, likewise: of very large sites, the rest is on the pages themselves.
  private static let longest = 3_000

  var title: String { "Guidelines" }
  var about: String { "Every guideline, by verb, platform, group and word." }

  private let lists: [GuidelineList]
  /// Those that have every guideline once.
  private var groups: [GuidelineList] { lists.filter { $0.order == .group } }
  var count: Int { groups.reduce(0) { $0 + $1.count } }

  init(_ context: RenderContext) { lists = GuidelineList.all(context.site) }

  var places: WayPlaces {
    WayPlaces(
      besides: "guidelines guideline rules rule begin beginning start starting",
      places: [place([title, "rules"])] + GuidelineList.places(lists, at: folder))
  }

  func views(_ context: RenderContext) -> [View] {
    views(GuidelineData(groups, context), context)
  }

  func files(_ context: RenderContext) -> Rendered {
    let data = GuidelineData(groups, context)
    var rendered = context.fill(views(data, context))
    // A project's own templates may do without the list.
    if context.library.templates["guidelines"] != nil { rendered.files += data.files }
    return rendered
  }
}

extension GuidelinesWay {
  private func views(_ data: GuidelineData, _ context: RenderContext) -> [View] {
    // A guideline is in several lists; of large sites most are in none, as far as those go.
    let shown = Set(lists.flatMap { Self.opening(of: $0.pages, Self.longest).pages.map(\.page) })
    let values = context.site.pages.indices.map { page in
      !shown.contains(page)
        ? []
        : context.site.pages[page].document.guidelines.map {
          GuidelineValues.value(of: $0, on: page, context)
        }
    }
    let pages = [first(data, context)] + lists.map { page(of: $0, values, context) }
    return pages.flatMap { $0.views(context) }
  }

  /// The list of all, as far as it is markup.
  private func first(_ data: GuidelineData, _ context: RenderContext) -> WayPage {
    let (opening, shown) = Self.opening(of: groups.flatMap(\.pages), Self.most)
    let pages = opening.map { page, own in
      let document = context.site.pages[page].document
      // The list has a platform of its own to be filtered by: no lens.
      let values = own.map {
        GuidelineValues.value(of: document.guidelines[$0], on: page, context, isLensed: false)
      }
      return entry(page, values, context)
    }
    let total = count
    var page = page("guidelines")
    page.about = "Each guideline has its own address, to link to and to cite."
    page.value = [
      "facets": .list(GuidelineFacet.all(lists).map(\.value)),
      "pages": .list(pages),
      "total": .text(Figures.grouped(total)),
      "shown": shown < total ? .text(Figures.grouped(shown)) : .null,
      "data": .text(data.start),
    ]
    return page
  }

  private func page(
    of list: GuidelineList, _ values: [[TemplateValue]], _ context: RenderContext
  ) -> WayPage {
    var page = WayPage(template: "guideline-list", title: list.title, folder: list.folder)
    page.parents = [(folder, title)]
    page.about = list.about
    page.choices = lists.filter { $0.order == list.order }.map {
      Choice(title: $0.name, folder: $0.folder, count: $0.count)
    }
    let (opening, shown) = Self.opening(of: list.pages, Self.longest)
    page.headings = opening.map {
      (context.anchor("on", page: $0.page), context.site.pages[$0.page].title)
    }
    page.value = [
      "filter": .text("\(list.order.rawValue)=\(list.slug)"),
      "pages": .list(of: opening) { page, own in
        entry(page, own.map { values[page][$0] }, context)
      },
      "total": .text(Figures.grouped(list.count)),
      "shown": shown < list.count ? .text(Figures.grouped(shown)) : .null,
    ]
    return page
  }

  /// Whole pages until they have so many guidelines, and how many they have.
  private static func opening(
    of pages: [(page: Int, guidelines: [Int])], _ most: Int
  ) -> (pages: ArraySlice<(page: Int, guidelines: [Int])>, count: Int) {
    var count = 0
    let opening = pages.prefix { entry in
      guard count < most else { return false }
      count += entry.guidelines.count
      return true
    }
    return (opening, count)
  }

  private func entry(
    _ page: Int, _ guidelines: [TemplateValue], _ context: RenderContext
  ) -> TemplateValue {
    let place = context.site.pages[page]
    return [
      "anchor": .text(context.anchor("on", page: page)), "title": .text(place.title),
      "href": .text(context.navigation.href(page)),
      "group": .text(context.site.group(of: place)?.title ?? ""),
      "source": .optional(WebAddress(place.document.frontMatter.url)?.text),
      "guidelines": .list(guidelines),
    ]
  }
}

/// What templates know of a guideline.
enum GuidelineValues {
  static func value(
    of guideline: Guideline, on page: Int, _ context: RenderContext,
    besides platform: Platform? = nil, isLensed: Bool = true
  ) -> TemplateValue {
    let document = context.site.pages[page].document
    return [
      "lead": .text(guideline.lead),
      "href": .text(context.navigation.href(page, anchor: guideline.id)),
      "polarity": .text(guideline.polarity.rawValue), "word": .text(guideline.polarity.word),
      "isAdvice": .bool(guideline.polarity == .advise),
      "section": .text(guideline.section.map { document.sections[$0].title } ?? ""),
      "slugs": .text(
        isLensed ? guideline.platforms.map(\.slug).joined(separator: " ") : ""),
      "platforms": .list(of: names(of: guideline, besides: platform)) { ["name": .text($0)] },
    ]
  }

  /// The platforms it is about. In a list of one platform, “also iPadOS”: the name alone would read
  /// as if it were about no other.
  private static func names(of guideline: Guideline, besides platform: Platform?) -> [String] {
    let others = guideline.platforms.filter { $0 != platform }.map(\.rawValue)
    guard others.count < guideline.platforms.count, !others.isEmpty else { return others }
    return ["also " + others.joined(separator: ", ")]
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
