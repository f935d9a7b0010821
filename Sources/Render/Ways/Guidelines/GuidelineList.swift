import Model
import Vocabulary

/// Guidelines that have something in common, page by page.
struct GuidelineList {
  /// By its name in the address of a filter.
  enum Order: String {
    case group, platform
    case polarity = "verb"
  }

  let order: Order
  let name: String
  let folder: String
  let about: String
  /// Pages, and places among their guidelines.
  let pages: [(page: Int, guidelines: [Int])]

  var title: String {
    order == .platform ? "Guidelines for \(name)" : "Guidelines: \(name)"
  }
  var count: Int { pages.reduce(0) { $0 + $1.guidelines.count } }
  /// What the list of all is filtered by.
  var slug: String { String(folder.dropFirst("guidelines/".count)) }

  /// Those that have any guideline.
  static func all(_ site: Site) -> [GuidelineList] {
    (groups(site) + polarities(site) + platforms(site)).filter { $0.count > 0 }
  }
}

extension GuidelineList {
  private static func groups(_ site: Site) -> [GuidelineList] {
    let taken = Set(Polarity.allCases.map(\.rawValue) + Platform.allCases.map(\.slug))
    var names = Identifiers(taken: taken)
    let own = site.groups.indices.filter { NavigationValues.hasOwnPage($0, of: site) }
    let others = Set(site.groups.indices).subtracting(own).sorted()
    let loose = site.pages.indices.filter { site.pages[$0].group == nil }
    let rest = loose + others.flatMap { site.groups[$0].members }
    let lists = own.map { site.groups[$0] }.map { group in
      let wanted = taken.contains(group.slug.text) ? "group-\(group.slug)" : group.slug.text
      let slug = names.take(wanted)
      return GuidelineList(
        order: .group, name: group.title, folder: "guidelines/" + slug, about: "",
        pages: pages(group.members, of: site, choosing: all))
    }
    // Each page of a group names all groups that have one.
    guard !rest.isEmpty else { return lists }
    return lists + [
      GuidelineList(
        order: .group, name: "Other groups", folder: "guidelines/" + names.take("other-groups"),
        about: "", pages: pages(rest, of: site, choosing: all))
    ]
  }

  private static func polarities(_ site: Site) -> [GuidelineList] {
    // Advice is what all others are: a list of it would say nothing.
    Polarity.allCases.filter { $0 != .advise }.map { polarity in
      GuidelineList(
        order: .polarity, name: polarity.word, folder: "guidelines/" + polarity.rawValue,
        about: polarity.opening,
        pages: pages(site.pages.indices, of: site) { document in
          document.guidelines.indices.filter { document.guidelines[$0].polarity == polarity }
        })
    }
  }

  private static func platforms(_ site: Site) -> [GuidelineList] {
    Platform.allCases.map { platform in
      GuidelineList(
        order: .platform, name: platform.rawValue, folder: "guidelines/" + platform.slug,
        about: "Those under \(platform.rawValue) headings, and those of pages only about it.",
        pages: pages(site.pages.indices, of: site) { document in
          let isAll = document.frontMatter.platforms == [platform]
          return document.guidelines.indices.filter {
            isAll || document.guidelines[$0].platforms.contains(platform)
          }
        })
    }
  }

  private static func pages(
    _ pages: some Sequence<Int>, of site: Site, choosing places: (Document) -> [Int]
  ) -> [(page: Int, guidelines: [Int])] {
    pages.compactMap { page in
      let own = places(site.pages[page].document)
      return own.isEmpty ? nil : (page, own)
    }
  }

  private static func all(_ document: Document) -> [Int] { Array(document.guidelines.indices) }
}

extension Polarity {
  /// Which words such guidelines use.
  fileprivate var opening: String {
    switch self {
    case .avoid: "Key words: avoid, don’t, never."
    case .consider: "Key word: consider."
    case .prefer: "Key words: prefer, favor."
    case .ensure: "Key words: make sure, ensure, always."
    case .advise: ""
    }
  }
}
