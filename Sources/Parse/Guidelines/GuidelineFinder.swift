import Model

/// Finds the guidelines of a page: paragraphs, alone or in a list, that open with a bold sentence.
struct GuidelineFinder {
  private let document: Document

  static func guidelines(in document: Document) -> [Guideline] {
    let finder = GuidelineFinder(document: document)
    let found = finder.leads
    let ids = GuidelineNames.ids(of: found.map(finder.claim), sections: document.sections)
    return zip(found, ids).map(finder.guideline)
  }
}

extension GuidelineFinder {
  /// What is quoted or aside is no guideline of the page's own.
  private var leads: [Lead] {
    var found: [Lead] = []
    var index = 0
    while index < document.nodes.count {
      switch document.nodes[index].kind {
      case .list, .item: index += 1
      case .paragraph:
        if let lead = Lead(of: index, in: document) { found.append(lead) }
        index = document.nodes[index].end
      default: index = document.nodes[index].end
      }
    }
    return found
  }

  private func claim(of lead: Lead) -> GuidelineNames.Claim {
    let section = document.section(of: lead.paragraph).map { document.sections[$0].anchor }
    let paragraph = lead.paragraph..<document.nodes[lead.paragraph].end
    return GuidelineNames.Claim(
      lead: lead.words, section: section ?? "", paragraph: document.plainText(of: paragraph))
  }

  private func guideline(_ lead: Lead, id: String) -> Guideline {
    let section = document.section(of: lead.paragraph)
    return Guideline(
      id: id, lead: lead.words, polarity: Polarity(opening: lead.words), section: section,
      platforms: document.platforms(at: section), node: lead.paragraph,
      leadNodes: lead.nodes)
  }
}
