import Model

extension Document {
  /// The paragraphs that open with a bold lead, alone or in a list, each with the lead's nodes.
  var guidelineLeads: [(paragraph: Int, lead: Range<Int>)] {
    var found: [(paragraph: Int, lead: Range<Int>)] = []
    var index = 0
    while index < nodes.count {
      switch nodes[index].kind {
      case .list, .item: index += 1
      case .paragraph:
        if let lead = lead(of: index) { found.append((index, lead)) }
        index = nodes[index].end
      default: index = nodes[index].end
      }
    }
    return found
  }

  private func lead(of paragraph: Int) -> Range<Int>? {
    let first = paragraph + 1
    guard first < nodes[paragraph].end, nodes[first].kind == .strong else { return nil }
    return first..<nodes[first].end
  }
}
