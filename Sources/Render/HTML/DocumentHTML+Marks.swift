import Model

/// Groups of tabs, of which every panel can be read, and films.
extension DocumentHTML {
  mutating func write(_ mark: PageMark, at index: Int) {
    // Inside of a quote or a list a mark is ignored: it would close what it did not open.
    guard frames.isEmpty else { return }
    switch mark {
    case .tabs(let missing): beginGroup(tabs(behind: index), missing: missing, at: index)
    case .panel(let label): beginPanel(label, at: index)
    case .tabsEnd: endGroup()
    case .video(let description): writeVideo(description, at: index)
    case .table(let doubt): write(doubt, at: index)
    }
  }
}

extension DocumentHTML {
  mutating func leavePanels(before index: Int) {
    if panels.ends.contains(index) { endGroup() }
  }

  /// Writes what begins a panel that no mark announces, and its group; false if none begins here.
  mutating func beginPanel(at index: Int) -> Bool {
    if let tabs = panels.groups[index] { beginGroup(tabs, missing: [], at: index) }
    guard let label = panels.labels[index] else { return false }
    beginPanel(called: label)
    writeLabel(label, id: nil)
    return true
  }

  private mutating func beginGroup(
    _ tabs: [PanelPlan.Tab], missing: [String], at index: Int
  ) {
    endGroup()
    if let table = firstTable(of: index) { writeDrawn(of: table) }
    let outer = writer.depth
    writer.lineBreak()
    writer.begin("div", .class("panels"))
    group = (outer, writer.depth)
    // Of a single one, its own words are enough.
    if tabs.count > 1 {
      writer.begin("ul", .class("tabs"))
      for tab in tabs { write(tab) }
      writer.end()
    }
    guard !missing.isEmpty else { return }
    writer.write(
      "Not captured: \(missing.joined(separator: ", ")).", in: "p", .class("small"))
  }

  private mutating func write(_ tab: PanelPlan.Tab) {
    writer.begin("li")
    if let anchor = tab.anchor { writer.begin("a", .href(RelativePath(fragment: anchor))) }
    writer.text(tab.label)
    if tab.anchor != nil { writer.end() }
    writer.end()
  }

  private mutating func beginPanel(_ label: String, at index: Int) {
    guard group != nil else { return }
    beginPanel(called: label)
    guard let heading = heading(behind: index) else {
      return writeLabel(label, id: anchors.data.panels[index])
    }
    let words = document.plainText(of: heading..<nodes[heading].end)
    if !label.isEmpty, words.hasPrefix(label) { toldHeading = heading }
  }

  /// “Large (default)” is the one that readers see first.
  private mutating func beginPanel(called label: String) {
    guard let group else { return }
    writer.close(to: group.inner)
    writer.lineBreak()
    writer.begin("div", .class(label.hasSuffix("(default)") ? "panel usual" : "panel"))
  }

  private mutating func writeLabel(_ label: String, id: String?) {
    writer.write(label, in: "p", .class("label told"), id.map { .id($0) })
  }

  private mutating func endGroup() {
    guard let group else { return }
    writer.close(to: group.outer)
    self.group = nil
  }

  private mutating func writeVideo(_ description: String, at index: Int) {
    writer.lineBreak()
    writer.begin("p", .class("away"))
    writer.write("Video", in: "b")
    writer.text(" " + description)
    if isPoster(index + 2), case .image(let source, _) = nodes[index + 2].kind {
      writeAddress(of: source)
    }
    writer.end()
  }

  /// The labels of a group and the anchors of the headings that its panels begin with.
  private func tabs(behind index: Int) -> [PanelPlan.Tab] {
    var tabs: [PanelPlan.Tab] = []
    var place = index + 1
    while place < nodes.count {
      switch nodes[place].kind {
      case .mark(.panel(let label)):
        let heading = heading(behind: place).flatMap { anchors.headings[$0] }
        tabs.append(PanelPlan.Tab(label: label, anchor: heading ?? anchors.data.panels[place]))
      // Another group ends this one too.
      case .mark(.tabs), .mark(.tabsEnd): return tabs
      // A film in a panel, and whatever is in quotes and lists, ends nothing.
      default: break
      }
      place = nodes[place].end
    }
    return tabs
  }

  /// The heading that is right behind a mark.
  private func heading(behind index: Int) -> Int? {
    guard index + 1 < nodes.count, case .heading = nodes[index + 1].kind else { return nil }
    return index + 1
  }
}
