import Bytes

extension Document {
  /// The section that a node is in, the innermost; nil above the first heading.
  public func section(of node: Int) -> Int? {
    // Sections begin at headings, in reading order: the last one that has begun.
    let next = sections.indices.partition { sections[$0].nodes.lowerBound > node }
    return next > 0 ? next - 1 : nil
  }

  /// A section and those around it, the innermost first.
  public func path(to section: Int?) -> [Section] {
    var path: [Section] = []
    var place = section
    while let index = place {
      path.append(sections[index])
      place = sections[index].parent
    }
    return path
  }
}
