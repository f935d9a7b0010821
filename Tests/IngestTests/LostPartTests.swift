import Ingest
import Model
import Testing

/// Two files of one page, of which the longer has lost a part: the other gives it back at its place,
/// and nothing comes twice.
@Suite struct LostPartTests {
  private static let page = """
    ## Kinds

    - Small
    - Middle

    ![A small kettle.](https://example.com/small.png)

    ![A middle kettle.](https://example.com/middle.png)

    ## Looks

    - Open
    - Closed

    #### Open

    A kettle without a lid cools down, so use it for herbs and for fruit only.

    | Part | Size |
    | --- | --- |
    | Spout | 4 cm |

    #### Closed

    A kettle with a lid keeps its heat, so use it for black tea and for coffee.

    | Part | Size |
    | --- | --- |
    | Lid | 9 cm |

    ## Sizes

    | Part | Size | Weight |
    | --- | --- | --- |
    | Lid | 9 cm | 20 g |
    | Spout | 4 cm | 30 g |

    A second size is for guests.

    | Part | Size | Weight |
    | --- | --- | --- |
    | Lid | 12 cm | 40 g |
    | Spout | 4 cm | 30 g |

    ## Sizes for guests

    | Part | Size | Weight |
    | --- | --- | --- |
    | Lid | 12 cm | 40 g |
    | Spout | 4 cm | 30 g |

    ## Care

    Rinse the open kettle when its lid is cold, and dry it when its lid is warm.

    Rinse the closed kettle when its lid is warm, and dry it when its lid is cold.

    """

  /// One of its parts each: an item, a picture, the heading of a panel, a table or a paragraph.
  private static let parts: [Range<Int>] = {
    let blocks = page.split(separator: "\n\n").filter { !$0.hasPrefix("## ") }.flatMap { block in
      block.hasPrefix("- ") ? block.split(separator: "\n") : [block]
    }
    return blocks.map { block in
      let start = page.utf8.distance(from: page.startIndex, to: block.startIndex)
      return start..<start + block.utf8.count
    }
  }()

  @Test(arguments: Self.parts)
  func theOtherGivesItBack(part: Range<Int>) throws {
    let bytes = Array(Self.page.utf8)
    let rest = String(
      decoding: bytes[..<part.lowerBound] + bytes[part.upperBound...], as: UTF8.self)
    // The longer file leads.
    let more =
      "\n## History\n\n" + String(repeating: "Kettles are old, and older than cups. ", count: 40)
    let merged = try body([file(rest + more, "a.md"), file(Self.page, "b.md")])
    let expected = try body([file(Self.page + more, "c.md")])
    #expect(merged == expected, "without “\(String(decoding: bytes[part], as: UTF8.self))”")
  }

  /// Two groups of the same labels, of which one lost a picture.
  @Test(arguments: ["kettle-small", "kettle-middle", "cup-small", "cup-middle"])
  func eachGroupOfTabsIsItsOwn(lost: String) throws {
    let names = ["kettle", "cup"].map { thing in
      "- Small\n- Middle\n\n"
        + ["small", "middle"].map {
          "![A \($0) \(thing).](https://example.com/\(thing)-\($0).png)\n\n"
        }.joined()
    }
    let whole = "## Kinds\n\n" + names.joined(separator: "Cups hold less than kettles do.\n\n")
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.contains("\(lost).png") }.joined(separator: "\n")
    let more = "\n## History\n\n" + String(repeating: "Kettles are older than cups. ", count: 40)
    #expect(
      try body([file(rest + more, "a.md"), file(whole, "b.md")])
        == body([file(whole + more, "c.md")]))
  }

  private func file(_ body: String, _ name: String) -> RawPage {
    raw(
      "---\nsource: https://developer.apple.com/design/human-interface-guidelines/kettles\n---\n\n"
        + "# Kettles\n\nHot water, fast.\n\n\(body)", name)
  }

  private func body(_ files: [RawPage]) throws -> String {
    let harvest = Ingester.merge(files.map { Ingester.read($0) })
    let page = try #require(harvest.pages.first { $0.frontMatter.slug == "kettles" })
    // Where a panel ends is guessed by how long the others are.
    let lines = String(decoding: page.body, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("<!--") }.joined(separator: "\n")
  }
}
