import Model
import Vocabulary

/// What the list of all guidelines is filtered by. Without scripts, each choice leads to the list
/// that has it.
struct GuidelineFacet {
  /// Its name in the address.
  let id: String
  let title: String
  var about = ""
  let choices: [Choice]

  struct Choice {
    let slug: String
    let title: String
    let folder: String?
    let count: Int
  }

  static func all(_ lists: [GuidelineList]) -> [GuidelineFacet] {
    let choices = { (order: GuidelineList.Order) in
      lists.filter { $0.order == order }.map {
        Choice(slug: $0.slug, title: $0.name, folder: $0.folder, count: $0.count)
      }
    }
    let (groups, verbs) = (choices(.group), choices(.polarity))
    let rest = groups.reduce(0) { $0 + $1.count } - verbs.reduce(0) { $0 + $1.count }
    // Most are of no verb: a page of them would be another list of all.
    let other = Choice(slug: Polarity.advise.rawValue, title: "Other", folder: nil, count: rest)
    return [
      GuidelineFacet(
        id: "verb", title: "Verb",
        about: "Avoid covers don’t and never; Prefer, favor; Ensure, make sure and always.",
        choices: rest > 0 ? verbs + [other] : verbs),
      GuidelineFacet(
        id: "platform", title: "Platform",
        about: "Under the platform’s heading, or on a page only about it.",
        choices: choices(.platform)),
      GuidelineFacet(id: "group", title: "Group", choices: groups),
    ].filter { $0.choices.count > 1 }
  }

  var value: TemplateValue {
    [
      "id": .text(id), "title": .text(title), "about": .text(about),
      "choices": .list(of: choices) {
        [
          "slug": .text($0.slug), "title": .text($0.title),
          "href": .optional($0.folder.map(RelativePath.page)),
          "count": .text(Figures.grouped($0.count)),
        ]
      },
    ]
  }
}
