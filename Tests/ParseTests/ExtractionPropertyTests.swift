import Model
import TestSupport
import Testing

/// What is found in pages of any kind points into the page, and no id is there twice.
@Suite struct ExtractionPropertyTests {
  private static let pieces = [
    "# T\n\n", "## Use\n\n", "### iOS, iPadOS\n\n", "## use-boxes\n\n", "## Change log\n\n",
    "**Use boxes.** So.\n\n", "- **Use boxes.** Item.\n", "> **Use boxes.** Quote.\n\n",
    "**Use\nboxes.** **", "**.**\n\n", "`UIBox` and `box.lid` symbol\n\n",
    "[`a`](/documentation/B/a)",
    "[**Use boxes.**](/documentation/B/Use)\n\n", "| Date | UIKit API |\n|-|-|\n| a | `b` |\n\n",
    "| May 1, 2024 | c |\n|-|-|\n\n", "|\n|-|\n", "![a](b)\n\nCaption\n\n", "```\n`UIBox`\n```\n",
    "<!-- tabs -->\n\n", "\n", "* * *\n", "    `UICode`\n\n",
    "[^1]\n\n[^1]: **Use boxes.** Note.\n\n",
  ]

  private func page(_ seed: UInt64) -> Document {
    var random = SeededRandom(seed)
    return parsed(random.list(upTo: 30) { $0.pick(Self.pieces) }.joined())
  }

  @Test(arguments: 0..<200)
  func idsAreUniqueAmongGuidelinesAndHeadings(seed: UInt64) {
    let page = page(seed)
    let ids = page.guidelines.map(\.id) + page.sections.map(\.anchor).filter { !$0.isEmpty }
    #expect(Set(ids).count == ids.count)
    #expect(!ids.contains(""))
  }

  @Test(arguments: 0..<200)
  func leadsStandInFrontOfTheirParagraphs(seed: UInt64) {
    let page = page(seed)
    for rule in page.guidelines {
      #expect(page.nodes[rule.node].kind == .paragraph)
      #expect(rule.leadNodes.lowerBound == rule.node + 1)
      #expect(rule.leadNodes.upperBound <= page.nodes[rule.node].end)
      #expect(!rule.lead.isEmpty && rule.section == section(of: rule.node, in: page))
    }
  }

  @Test(arguments: 0..<200)
  func symbolsAndChangesStandWhereTheySay(seed: UInt64) {
    let page = page(seed)
    for mention in page.symbols {
      switch page.nodes[mention.node].kind {
      case .code, .link: break
      default: Issue.record("\(mention) is at \(page.nodes[mention.node])")
      }
      #expect(!mention.symbol.name.isEmpty)
      #expect(mention.section == section(of: mention.node, in: page))
    }
    for change in page.changes {
      guard case .row = page.nodes[change.node].kind else {
        Issue.record("\(change) is at \(page.nodes[change.node])")
        continue
      }
    }
  }

  /// The last section around a node, by looking at them all.
  private func section(of node: Int, in page: Document) -> Int? {
    page.sections.indices.last { page.sections[$0].nodes.contains(node) }
  }

  @Test(arguments: 0..<50)
  func theSectionOfANodeIsTheInnermost(seed: UInt64) {
    let page = page(seed)
    for node in page.nodes.indices {
      let found = page.section(of: node)
      #expect(found == section(of: node, in: page))
      let path = page.path(to: found)
      #expect(path.allSatisfy { $0.nodes.contains(node) })
      #expect(path.map(\.level) == path.map(\.level).sorted(by: >))
    }
  }
}
