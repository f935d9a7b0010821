import Model

/// Groups of tabs, of which every panel can be read, and films.
extension DocumentHTML {
  mutating func write(_ mark: PageMark, at index: Int) {
    // Inside of a quote or a list a mark is ignored: it would close what it did not open.
    guard frames.isEmpty else { return }
    switch mark {
    case .tabs(let missing): beginGroup(missing, at: index)
    case .panel(let label): beginPanel(label, at: index)
    case .tabsEnd: endGroup()
    case .video(let description): writeVideo(description, at: index)
    case .table(let doubt): write(doubt, at: index)
    }
  }
}

extension DocumentHTML {
  private mutating func beginGroup(_ missing: [String], at index: Int) {
    endGroup()
    let outer = writer.depth
    writer.lineBreak()
    writer.begin("div", .class("panels"))
    group = (outer, writer.depth)
    writer.begin("ul", .class("tabs"))
    for (label, anchor) in panels(behind: index) { writeTab(label, anchor) }
    writer.end()
    guard !missing.isEmpty else { return }
    writer.begin("p", .class("small"))
    writer.text("Not captured: \(missing.joined(separator: ", ")).")
    writer.end()
  }

  private mutating func writeTab(_ label: String, _ anchor: String?) {
    writer.begin("li")
    if let anchor { writer.begin("a", .href(RelativePath(fragment: anchor))) }
    writer.text(label)
    if anchor != nil { writer.end() }
    writer.end()
  }

  private mutating func beginPanel(_ label: String, at index: Int) {
    guard let group else { return }
    writer.close(to: group.inner)
    writer.lineBreak()
    writer.begin("section", .class("panel"))
    guard heading(behind: index) == nil else { return }
    if let id = anchors.data.panels[index] {
      writer.begin("p", .class("label"), .id(id))
    } else {
      writer.begin("p", .class("label"))
    }
    writer.text(label)
    writer.end()
  }

  private mutating func endGroup() {
    guard let group else { return }
    writer.close(to: group.outer)
    self.group = nil
  }

  private mutating func writeVideo(_ description: String, at index: Int) {
    writer.lineBreak()
    writer.begin("p", .class("away"))
    write("Video", in: "b")
    writer.text(" " + description)
    if isPoster(index + 2), case .image(let source, _) = nodes[index + 2].kind {
      writeAddress(of: source)
    }
    writer.end()
  }

  /// The labels of a group and the anchors of the headings that its panels begin with.
  private func panels(behind index: Int) -> [(label: String, anchor: String?)] {
    var panels: [(label: String, anchor: String?)] = []
    var place = index + 1
    while place < nodes.count {
      switch nodes[place].kind {
      case .mark(.panel(let label)):
        let heading = heading(behind: place).flatMap { anchors.headings[$0] }
        panels.append((label, heading ?? anchors.data.panels[place]))
      // Another group ends this one too.
      case .mark(.tabs), .mark(.tabsEnd): return panels
      // A film in a panel, and whatever is in quotes and lists, ends nothing.
      default: break
      }
      place = nodes[place].end
    }
    return panels
  }

  /// The heading that is right behind a mark.
  private func heading(behind index: Int) -> Int? {
    guard index + 1 < nodes.count, case .heading = nodes[index + 1].kind else { return nil }
    return index + 1
  }
}
