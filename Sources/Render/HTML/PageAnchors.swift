import Model

/// The ids on a page: Apple's own for headings, and those of the guidelines.
struct PageAnchors {
  /// By the index of the heading's node.
  let headings: [Int: String]
  /// By the index of the paragraph that opens with the lead.
  let guidelines: [Int: String]
  /// The nodes behind the leads, where what explains them begins.
  let explanations: Set<Int>
  let data: DataAnchors

  init(_ document: Document, data: DataAnchors? = nil) {
    var headings: [Int: String] = [:]
    for section in document.sections where !section.anchor.isEmpty {
      headings[section.nodes.lowerBound] = section.anchor
    }
    var guidelines: [Int: String] = [:]
    var explanations: Set<Int> = []
    for guideline in document.guidelines {
      guidelines[guideline.node] = guideline.id
      let next = guideline.leadNodes.upperBound
      if next < document.nodes[guideline.node].end { explanations.insert(next) }
    }
    self.headings = headings
    self.guidelines = guidelines
    self.explanations = explanations
    self.data = data ?? DataAnchors(document)
  }
}
