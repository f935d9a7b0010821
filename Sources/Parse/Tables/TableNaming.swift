import Model

/// What tables are called: their ids, which programs and addresses keep, and their captions.
struct TableNaming {
  private let document: Document
  private let page: String
  private var taken = AnchorNames()

  init(_ document: Document) {
    self.document = document
    let front = document.frontMatter
    page =
      front.isCurrent ? front.slug.text : "\(front.edition)--\(front.slug)"
  }

  /// An id and a caption for each. A table that has its section for itself is called as the section
  /// is; several are told apart by what they say themselves, so that no other section matters.
  mutating func names(_ drafts: [TableDraft]) -> [(id: String, caption: String)] {
    let bySection = Dictionary(grouping: drafts.indices) { drafts[$0].section }
    var qualifiers = [String?](repeating: nil, count: drafts.count)
    for places in bySection.values where places.count > 1 {
      for (place, words) in zip(places, Self.qualifiers(places.map { drafts[$0] })) {
        qualifiers[place] = words
      }
    }
    return zip(drafts, qualifiers).map { name($0.section, $1) }
  }
}

extension TableNaming {
  private mutating func name(_ section: Int?, _ qualifier: String?) -> (id: String, caption: String)
  {
    let titled = section.map { document.sections[$0] }
    let anchor = titled?.anchor ?? ""
    var id = page + "--" + (anchor.isEmpty ? "overview" : anchor.lowercased())
    var caption = titled?.title ?? document.frontMatter.title
    if let qualifier {
      caption += ": " + qualifier
      let slug = ColumnKeys.slug(qualifier)
      if !slug.isEmpty { id += "--" + slug }
    }
    // Files are called so.
    return (taken.take(Slug(making: AnchorNames.cut(id)).text), caption)
  }

  /// What tells the tables of a section apart: the label above, else the tab, else the first
  /// column that no other has.
  private static func qualifiers(_ drafts: [TableDraft]) -> [String?] {
    var count: [String: Int] = [:]
    for name in drafts.flatMap({ Set($0.names) }) { count[name, default: 0] += 1 }
    return drafts.map { draft in
      draft.label ?? draft.names.first { !$0.isEmpty && count[$0] == 1 }
    }
  }
}
