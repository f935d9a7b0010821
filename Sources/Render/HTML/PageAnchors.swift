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

  init(_ document: Document) {
    let named = document.sections.filter { !$0.anchor.isEmpty }
    headings = Dictionary(named.map { ($0.nodes.lowerBound, $0.anchor) }) { $1 }
    guidelines = Dictionary(document.guidelines.map { ($0.node, $0.id) }) { $1 }
    explanations = Set(
      document.guidelines.compactMap { guideline in
        let next = guideline.leadNodes.upperBound
        return next < document.nodes[guideline.node].end ? next : nil
      })
    data = document.anchors
  }
}
