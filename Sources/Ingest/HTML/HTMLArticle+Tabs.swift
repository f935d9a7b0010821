import Bytes
import Model

/// Groups of tabs: a list of labels, and the panels behind it, of which a saved page may hold only
/// the one that was open.
extension HTMLArticle {
  /// Marks the panels of a group; nil if there are none, and the labels are a list then.
  mutating func takeTabs(_ place: Int) -> Int? {
    let labels = labels(in: place)
    guard !labels.isEmpty, !open.contains(where: \.isTabs),
      let (container, found) = panels(behind: place)
    else { return nil }
    let selected = labels.first { isSelected($0) } ?? labels[0]
    let captured = found.count == 1 ? [selected] : Array(labels.prefix(found.count))
    let missing = labels.filter { !captured.contains($0) }
    flush()
    sink.openTabs(missing: missing.map(labelText), at: document.nodes[place].range.lowerBound)
    for (panel, label) in zip(found, captured) { panels[panel] = label }
    // Of more panels than labels, the rest goes on in the last.
    if !missing.isEmpty { lose(labels, captured, at: place) }
    enter(container, .tabs)
    return document.nodes[place].end
  }

  mutating func openPanel(_ place: Int, _ label: Int) -> Int {
    let next = push(place, .block)
    sink.openPanel(labelText(label), from: document.nodes[label].range)
    return next
  }

  private mutating func lose(_ labels: [Int], _ captured: [Int], at place: Int) {
    func words(_ label: Int) -> String { document.words(of: label) }
    lostPanels.append(
      TabGroups.Lost(
        labels: labels.map(words), captured: captured.map(words).joined(separator: ", "),
        origin: document.nodes[place].range.lowerBound))
  }
}

extension HTMLArticle {
  private func labels(in place: Int) -> [Int] {
    let all = document.inside(place).filter { index in
      let node = document.nodes[index]
      return node["role"] == "tab" || node.hasClass("tabnav-link")
    }
    let labels =
      all.isEmpty
      ? document.inside(place).filter { document.nodes[$0].tag == "li" } : all
    return labels.filter { !document.words(of: $0).isEmpty }
  }

  private func labelText(_ label: Int) -> [UInt8] {
    MarkdownText.escape(Array(document.words(of: label).utf8)[...])
  }

  private func isSelected(_ label: Int) -> Bool {
    let node = document.nodes[label]
    return node["aria-selected"] == "true" || node["aria-current"] == "true"
      || node.hasClass("active")
  }

  /// The panels that follow a list of labels, and the element that holds both.
  private func panels(behind place: Int) -> (container: Int, panels: [Int])? {
    var container = document.nodes[place].parent
    for _ in 0..<2 where container >= 0 {
      let rest = document.nodes[place].end..<document.nodes[container].end
      let found = outermost(in: rest)
      if !found.isEmpty { return (container, found) }
      container = document.nodes[container].parent
    }
    return nil
  }

  private func outermost(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var next = range.lowerBound
    for place in range where place >= next {
      let node = document.nodes[place]
      if node["role"] == "tablist" || node.hasClass("tabnav") { break }
      let isPanel =
        node["role"] == "tabpanel" || node.hasClass("tab-content")
        || (node.hasClass("tabs-content") && !hasPanels(place))
      guard isPanel else { continue }
      found.append(place)
      next = node.end
    }
    return found
  }

  private func hasPanels(_ place: Int) -> Bool {
    document.first(in: place) { $0["role"] == "tabpanel" || $0.hasClass("tab-content") } != nil
  }
}
