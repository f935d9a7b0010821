import Model
import Vocabulary

/// Finds the guidelines of a page: paragraphs, alone or in a list, that open with a bold sentence.
struct GuidelineFinder {
  private let document: Document

  static func guidelines(in document: Document) -> [Guideline] {
    let finder = GuidelineFinder(document: document)
    let found = finder.leads
    let ids = GuidelineNames.ids(of: found.map(finder.claim), sections: document.sections)
    // In order of place: what a section is about is looked for once.
    var about: (section: Int?, platforms: [Platform]) = (nil, [])
    return zip(found, ids).map { lead, id in
      let section = document.section(of: lead.paragraph)
      if section != about.section { about = (section, document.platforms(at: section)) }
      return Guideline(
        id: id, lead: lead.words, polarity: lead.polarity, section: section,
        platforms: about.platforms, node: lead.paragraph, leadNodes: lead.nodes)
    }
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
      lead: lead.words, section: section ?? "", paragraph: { document.plainText(of: paragraph) })
  }
}
