import Model

/// The pages that speak of a page: some with a sentence, many by name.
extension ConnectionValues {
  /// How many are shown at once; what is behind a fold beside them.
  private static let mostOpen = 5
  /// Of more pages than these, those behind the fold are named only.
  private static let mostQuoted = 8
  /// How many more sections of one page are named.
  private static let mostPlaces = 3

  var mentions: TemplateValue {
    let voices = voices
    guard !voices.isEmpty else { return .null }
    let rest = voices.dropFirst(Self.mostOpen)
    let isLong = voices.count > Self.mostQuoted
    let more = ShortText.count(rest.count, "more page")
    return [
      "pages": .list(voices.prefix(Self.mostOpen).map(quoted)),
      "more": rest.isEmpty ? .null : .text(more),
      "others": .list(isLong ? [] : rest.map(quoted)),
      "names": .list(isLong ? rest.map(named) : []),
      "hasNames": .bool(isLong),
    ]
  }

  /// What each page says; those that say most first, else in reading order.
  private var voices: [[Mention]] {
    page.mentions.runs(by: \.page).map(\.run).enumerated()
      .sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(\.element)
  }

  private func quoted(_ voice: [Mention]) -> TemplateValue {
    let (first, places) = (voice[0], places(voice))
    return [
      "title": .text(context.site.pages[first.page].title), "href": .text(href(first)),
      "edition": context.edition(of: first.page),
      "before": .text(TimesSign.shown(first.quote.before)),
      "words": .text(TimesSign.shown(first.quote.words)),
      "after": .text(TimesSign.shown(first.quote.after)), "places": .list(places),
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
    context.href(mention.page, section: mention.section)
  }
}
