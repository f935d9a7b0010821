import Model
import Vocabulary

/// Finds today's page of what somebody calls by its title, its slug, or an older name.
struct Concepts {
  private var pages: [String: Int] = [:]

  init(_ documents: [Document], _ names: [String: String]) {
    let today = documents.indices.filter {
      documents[$0].frontMatter.isCurrent
    }
    // A slug before a title, and what pages say of themselves before what the settings say.
    for place in today { add(documents[place].frontMatter.slug.text, place) }
    for place in today { add(documents[place].frontMatter.title, place) }
    for place in today { documents[place].frontMatter.aliases.forEach { add($0, place) } }
    for (name, slug) in names.sorted(by: { $0.key < $1.key }) {
      if let place = pages[Self.folded(slug)] { add(name, place) }
    }
  }

  private mutating func add(_ name: String, _ place: Int) {
    let name = Self.folded(name)
    if !name.isEmpty, pages[name] == nil { pages[name] = place }
  }

  subscript(name: String) -> Int? { pages[Self.folded(name)] }
}

extension Concepts {
  /// `Image View`, `image-views` and `Image View Controller` are one.
  static func folded(_ name: String) -> String {
    var words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.count > 1, words.last == "controller" { words.removeLast() }
    if let last = words.popLast().map(Nouns.singular) {
      // “Movies” may be more of one that ends in “ie”.
      words.append(last.hasSuffix("ie") ? last.dropLast(2) + "y" : last)
    }
    return words.joined(separator: " ")
  }
}
