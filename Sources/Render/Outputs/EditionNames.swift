import Model

/// What editions are called: `ios-2014` is iOS 2014.
enum EditionNames {
  static func name(of edition: String) -> String {
    edition.split(separator: "-").map { word in
      let platform = Platform.allCases.first { $0.slug == word.lowercased() }
      return platform?.rawValue ?? word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}

extension RenderContext {
  /// The name of a page's edition; null for today's.
  func edition(of page: Int) -> TemplateValue {
    let edition = site.pages[page].document.frontMatter.edition
    return edition == FrontMatter.current ? .null : .text(EditionNames.name(of: edition))
  }
}
