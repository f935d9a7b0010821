import Bytes

extension PageMerge {
  /// A panel that was captured, its opening included.
  private typealias Captured = (key: [UInt8], blocks: ArraySlice<Placed>)

  /// A group of the page with the panels that it lacks; nil if a draft has none of them.
  mutating func completed(_ group: TabSpan, from draft: Int) -> [Placed]? {
    guard let heading = group.heading, standings[draft].structure >= 2 else { return nil }
    let own = blocks[group.blocks]
    let missing = names(of: own[own.startIndex].block)
    let captured = captured(own.dropFirst().dropLast())
    let found = LabeledPanels(
      drafts[draft].blocks, keys[draft], under: heading,
      labels: Set(missing.keys).union(captured.map(\.key)))
    guard let found, found.panels.contains(where: { missing[keys[draft][$0.label]] != nil }) else {
      return nil
    }
    let panels = panels(found, captured, missing, of: draft)
    let stillMissing = missing.filter { name in
      !found.panels.contains { keys[draft][$0.label] == name.key }
    }
    return [opening(own[own.startIndex], stillMissing.values.sorted())] + panels + own.suffix(1)
  }
}

extension PageMerge {
  /// The labels of missing panels, by what they say.
  private func names(of opening: Block) -> [[UInt8]: String] {
    let names = opening.string.split(separator: ";").map { String($0.drop { $0 == " " }) }
    return Dictionary(names.map { (Block.key(of: Array($0.utf8)[...]), $0) }) { first, _ in first }
  }

  private func captured(_ own: ArraySlice<Placed>) -> [Captured] {
    let starts = own.indices.filter { own[$0].block.kind == .panel }
    return zip(starts, starts.dropFirst() + [own.endIndex]).map { start, end in
      (own[start].block.key, own[start..<end])
    }
  }

  /// In the order of the draft; what only the page has, behind them.
  private mutating func panels(
    _ found: LabeledPanels, _ captured: [Captured], _ missing: [[UInt8]: String], of draft: Int
  ) -> [Placed] {
    var captured = captured
    var panels: [Placed] = []
    for (label, content) in found.panels {
      let key = keys[draft][label]
      if let own = captured.firstIndex(where: { $0.key == key }) {
        panels += captured.remove(at: own).blocks
      } else if let name = missing[key] {
        let origin = drafts[draft].blocks[label].origin
        fates[draft][label] = .kept
        let panel = Block(.panel, Array(name.utf8), from: origin)
        panels.append(Placed(block: panel, draft: draft, place: label))
        panels += take(content, of: draft)
      }
    }
    return panels + captured.flatMap(\.blocks)
  }

  private func opening(_ own: Placed, _ missing: [String]) -> Placed {
    let text = Array(missing.joined(separator: "; ").utf8)
    return Placed(
      block: Block(.tabs, text, from: own.block.origin), draft: own.draft, place: own.place)
  }
}
