import Bytes
import Model
import Vocabulary

/// `search/index.html`: where the search field leads without a dialog.
struct SearchOutput: ViewFormat {
  func views(_ context: RenderContext) -> [View] {
    var head = PageValues("Search", folder: "search")
    head.isCanonical = false
    let examples = Self.examples(context)
    return [
      context.view(
        "search", head,
        [
          "examples": .list(examples.map(\.value)),
          "hasExamples": .bool(!examples.isEmpty),
        ])
    ]
  }
}

extension SearchOutput {
  /// What can be typed, by words that this site has.
  struct Example {
    let words: String
    let about: String

    fileprivate var value: TemplateValue {
      [
        "words": .text(words), "about": .text(about),
        "query": .text(RelativePath.encoded(words) { ByteClass.isAlphanumeric($0) }),
      ]
    }
  }

  static func examples(_ context: RenderContext) -> [Example] {
    var pages: Set<Int> = []
    let values = KnownAnswers.all(context).filter {
      !$0.value.isEmpty && pages.insert($0.page).inserted
    }
    let answers = values.prefix(mostAnswers).map {
      Example(words: $0.title, about: "A value in a table")
    }
    return answers
      + [phrase(context), platform(context), symbol(context), address(context)].compactMap(\.self)
  }

  /// The heading of a section in quotation marks.
  private static func phrase(_ context: RenderContext) -> Example? {
    for page in context.site.pages where page.group != nil {
      for section in page.document.sections where IndexWay.isName(section, of: page) {
        let words = section.title.split(separator: " ")
        guard words.count == 2, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { continue }
        return Example(words: "“\(section.title)”", about: "An exact phrase")
      }
    }
    return nil
  }

  /// The page with sections about the most platforms, and the last of these.
  private static func platform(_ context: RenderContext) -> Example? {
    let named = context.site.pages.map { page in
      let titles = Set(page.document.sections.map(\.title))
      let platforms = Platform.allCases.filter { titles.contains($0.rawValue) }
      return (title: page.title, platforms: platforms)
    }
    let most = named.map(\.platforms.count).max() ?? 0
    guard let page = named.first(where: { $0.platforms.count == most }),
      let platform = page.platforms.last
    else { return nil }
    return Example(words: "\(page.title) \(platform.rawValue)", about: "A page, on one platform")
  }

  /// The symbol that most pages name.
  private static func symbol(_ context: RenderContext) -> Example? {
    var counts: [String: Int] = [:]
    for page in context.site.pages {
      for name in Set(page.document.symbols.map(\.symbol.name)) { counts[name, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { Example(words: $0.key, about: "An API name") }
  }

  /// Apple's own address of a page.
  private static func address(_ context: RenderContext) -> Example? {
    let address = context.site.pages.lazy.filter { $0.group != nil }
      .map(\.document.frontMatter.url).first { $0.hasPrefix("https://developer.apple.com/") }
    return address.map {
      Example(words: $0, about: "An address on Apple’s site, and its page here")
    }
  }

  private static var mostAnswers: Int { 3 }
}
