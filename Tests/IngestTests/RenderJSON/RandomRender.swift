import JSON
import TestSupport

/// Render JSON that nobody wrote: content of every kind within every other, each text a word that is
/// nowhere else.
struct RandomRender {
  private var random: SeededRandom
  private(set) var words: [String] = []
  /// What is beside each word, to be kept as text.
  private let signs: [String]

  init(_ seed: UInt64, signs: [String] = [" "]) {
    random = SeededRandom(seed)
    self.signs = signs
  }

  mutating func page() -> JSONValue {
    let references: JSONValue = [
      "r": ["type": "topic", "title": word(), "url": "/design/human-interface-guidelines/r"],
      "p": ["type": "image", "alt": word(), "variants": [["url": "https://x.test/p.png"]]],
      "f": ["type": "file", "fileName": word(), "content": [word()]],
    ]
    return [
      "schemaVersion": [:], "identifier": ["url": "/design/human-interface-guidelines/a"],
      "metadata": ["title": word()], "abstract": inlines(),
      // What refers to each once, as words of references are there if they are used.
      "primaryContentSections": [
        ["kind": "content", "content": blocks(0)],
        [
          "kind": "content",
          "content": [
            ["type": "links", "items": ["r"]], ["type": "image", "identifier": "p"],
            ["type": "step", "content": blocks(2), "caption": blocks(2), "code": "f"],
          ],
        ],
      ],
      "references": references,
    ]
  }
}

extension RandomRender {
  private mutating func word() -> JSONValue {
    let word = "w\(words.count)w"
    words.append(word)
    return .string(random.pick(signs) + word + random.pick(signs))
  }

  private mutating func list(_ most: Int, _ make: (inout Self) -> JSONValue) -> JSONValue {
    .array((0..<1 + random.below(most)).map { _ in make(&self) })
  }

  private mutating func inlines(_ depth: Int = 0) -> JSONValue {
    list(3) { $0.inline(depth) }
  }

  private mutating func inline(_ depth: Int) -> JSONValue {
    guard depth < 3, random.chance(2) else {
      return random.chance(4)
        ? ["type": "codeVoice", "code": word()] : ["type": "text", "text": word()]
    }
    switch random.below(4) {
    case 0: return ["type": "link", "title": word(), "destination": "https://x.test/a"]
    case 1:
      return [
        "type": "reference", "identifier": "r", "overridingTitle": "x",
        "overridingTitleInlineContent": inlines(depth + 1),
      ]
    default:
      let kind = random.pick([
        "strong", "emphasis", "newTerm", "inlineHead", "strikethrough", "superscript", "subscript",
        "italic", "unknown",
      ])
      return ["type": .string(kind), "inlineContent": inlines(depth + 1)]
    }
  }

  private mutating func blocks(_ depth: Int) -> JSONValue { list(3) { $0.block(depth) } }

  private mutating func block(_ depth: Int) -> JSONValue {
    guard depth < 4, random.chance(2) else { return leaf() }
    let inner = depth + 1
    switch random.below(10) {
    case 0: return ["type": "aside", "style": "note", "content": blocks(inner)]
    case 1: return ["type": "aside", "name": word(), "content": blocks(inner)]
    case 2, 3:
      let kind: JSONValue = random.chance(2) ? "orderedList" : "unorderedList"
      return ["type": kind, "items": list(3) { $0.item(inner) }]
    case 4:
      return [
        "type": "termList",
        "items": list(2) {
          [
            "term": ["inlineContent": $0.inlines()],
            "definition": ["content": $0.blocks(inner)],
          ]
        },
      ]
    case 5:
      return [
        "type": "table", "header": .string(random.pick(["row", "none"])),
        "rows": list(3) { $0.list(3) { $0.blocks(inner) } },
      ]
    case 6: return ["type": "row", "columns": list(2) { ["content": $0.blocks(inner)] }]
    case 7:
      return [
        "type": "tabNavigator",
        "tabs": list(2) { ["title": $0.word(), "content": $0.blocks(inner)] },
      ]
    case 8: return ["type": "step", "content": blocks(inner), "caption": blocks(inner)]
    default: return ["type": "unknown", "title": word(), "parts": blocks(inner)]
    }
  }

  private mutating func item(_ depth: Int) -> JSONValue {
    let content = blocks(depth)
    return random.chance(4) ? ["checked": true, "content": content] : ["content": content]
  }

  private mutating func leaf() -> JSONValue {
    switch random.below(8) {
    case 0: ["type": "heading", "level": .integer(random.below(8)), "text": word()]
    case 1: ["type": "small", "inlineContent": inlines()]
    case 2: ["type": "codeListing", "syntax": "swift", "code": list(3) { $0.word() }]
    case 3: ["type": "dictionaryExample", "example": ["content": [["code": [word()]]]]]
    case 4: ["type": "unknown", "text": word(), "inlineContent": inlines()]
    default: ["type": "paragraph", "inlineContent": inlines()]
    }
  }
}
