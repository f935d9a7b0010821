import Model

/// What templates know of the pages that speak of a page: some with a sentence, many by name.
struct MentionValues {
  /// How many are shown at once; what is behind a fold beside them.
  static let mostOpen = 5
  /// Of more pages than these, those behind the fold are named only.
  static let mostQuoted = 8
  /// How many more sections of one page are named.
  private static let mostPlaces = 3

  private let page: SitePage
  private let context: RenderContext
  /// What each page says; those that say most first, else in reading order.
  private let voices: [[Mention]]

  init(of page: SitePage, _ context: RenderContext) {
    self.page = page
    self.context = context
    var voices: [[Mention]] = []
    for mention in page.mentions {
      if voices.last?.first?.page == mention.page {
        voices[voices.count - 1].append(mention)
      } else {
        voices.append([mention])
      }
    }
    self.voices = voices.enumerated()
      .sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(\.element)
  }

  var value: TemplateValue {
    guard !voices.isEmpty else { return .null }
    let rest = voices.dropFirst(Self.mostOpen)
    let isLong = voices.count > Self.mostQuoted
    let more = rest.count == 1 ? "1 more page" : "\(rest.count) more pages"
    return [
      "pages": .list(voices.prefix(Self.mostOpen).map(quoted)),
      "more": rest.isEmpty ? .null : .text(more),
      "others": .list(isLong ? [] : rest.map(quoted)),
      "names": .list(isLong ? rest.map(named) : []),
      "hasNames": .bool(isLong),
    ]
  }
}

extension MentionValues {
  private func quoted(_ voice: [Mention]) -> TemplateValue {
    let (first, places) = (voice[0], places(voice))
    return [
      "title": .text(context.site.pages[first.page].title), "href": .text(href(first)),
      "edition": context.edition(of: first.page),
      "before": .text(first.quote.before), "words": .text(first.quote.words),
      "after": .text(first.quote.after), "places": .list(places),
      "hasPlaces": .bool(!places.isEmpty),
    ]
  }

  private func named(_ voice: [Mention]) -> TemplateValue {
    ["title": .text(context.site.pages[voice[0].page].title), "href": .text(href(voice[0]))]
  }

  /// Other sections of the page that mention this one.
  private func places(_ voice: [Mention]) -> [TemplateValue] {
    var seen: Set = [href(voice[0])]
    let sections = context.site.pages[voice[0].page].document.sections
    return voice.dropFirst().compactMap { mention -> TemplateValue? in
      let href = href(mention)
      guard seen.count <= Self.mostPlaces, let section = mention.section, seen.insert(href).inserted
      else { return nil }
      return ["title": .text(sections[section].title), "href": .text(href)]
    }
  }

  private func href(_ mention: Mention) -> String {
    let sections = context.site.pages[mention.page].document.sections
    let anchor = mention.section.map { sections[$0].anchor } ?? ""
    return context.navigation.href(mention.page, anchor: anchor)
  }
}
