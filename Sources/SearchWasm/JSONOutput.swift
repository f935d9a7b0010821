import Bytes
import SearchCore

/// Writes the answers to the browser as JSON, from bytes to bytes.
struct JSONOutput {
  private var output = ByteOutput()

  var bytes: [UInt8] { output.bytes }

  mutating func write(_ findings: Findings, _ facets: [Facet]) {
    output.append("{\"hits\":[")
    for hit in findings.hits { write(hit) }
    output.append("],\"also\":")
    write(findings.also)
    output.append(",\"missing\":")
    write(findings.missing)
    output.append(",\"corrections\":[")
    for correction in findings.corrections {
      separate()
      write([correction.typed, correction.meant])
    }
    output.append("],\"total\":")
    output.append(decimal: findings.total)
    output.append(",\"facets\":[")
    for (bit, facet) in facets.enumerated() {
      separate()
      output.append("{\"facet\":\"")
      output.append(facet.kind.text)
      write("\",\"name\":", facet.name)
      write(",\"bit\":", bit)
      write(",\"count\":", findings.counts[bit])
      output.append("}")
    }
    output.append("]}")
  }

  /// A hit and its excerpt by turns.
  mutating func write(_ rows: [AnswerRow], _ query: Query) {
    output.append("[")
    for row in rows {
      write(row.hit)
      output.append(",")
      write(row.excerpt(query))
    }
    output.append("]")
  }

  mutating func write(_ excerpt: Excerpt) {
    output.append("{\"pieces\":[")
    var start = 0
    for turn in excerpt.turns {
      separate()
      write("", Array(excerpt.text[start..<turn]))
      start = turn
    }
    write("],\"anchor\":", excerpt.anchor)
    output.append(",\"kind\":")
    switch excerpt.kind {
    case .text: output.append("\"text\"")
    case .guideline: output.append("\"guideline\"")
    case .row: output.append("\"row\"")
    }
    output.append(",\"cells\":[")
    for (place, cell) in excerpt.cells.enumerated() {
      separate()
      write([place < excerpt.headers.count ? excerpt.headers[place] : [], cell])
    }
    write("],\"cell\":", excerpt.answer ?? -1)
    output.append("}")
  }

  /// Name, and kind and number as `hig_bring` takes them.
  mutating func write(_ parts: [PartName]) {
    output.append("[")
    for part in parts {
      separate()
      output.append("{\"name\":\"")
      write(part)
      write("\",\"kind\":", Int(part.kind.rawValue))
      write(",\"number\":", part.number)
      output.append("}")
    }
    output.append("]")
  }

  mutating func write(_ error: IndexError) {
    output.append("{\"name\":\"")
    write(error.part)
    write("\",\"problem\":", Int(error.problem.rawValue))
    write(",\"offset\":", error.offset)
    output.append("}")
  }
}

extension JSONOutput {
  private mutating func write(_ hit: Hit) {
    separate()
    write("{\"unit\":", hit.number)
    write(",\"score\":", hit.score)
    write(",\"slug\":", hit.unit.slug)
    write(",\"edition\":", hit.unit.edition)
    write(",\"folder\":", hit.unit.folder)
    write(",\"anchor\":", hit.unit.anchor)
    write(",\"title\":", hit.unit.title)
    write(",\"heading\":", hit.unit.heading)
    output.append(",\"path\":")
    write(hit.unit.path)
    output.append("}")
  }

  private mutating func write(_ part: PartName) {
    output.append(part.kind.text)
    guard part.kind != .manifest else { return }
    output.append("-")
    output.append(decimal: part.number)
    output.append("-")
    for shift in 0..<8 {
      output.append(Self.digit(UInt8(part.hash >> UInt32(28 - 4 * shift) & 15)))
    }
  }

  @inline(never) private mutating func write(_ name: StaticString, _ number: Int) {
    output.append(name)
    output.append(decimal: number)
  }

  private mutating func write(_ texts: [[UInt8]]) {
    output.append("[")
    for text in texts {
      separate()
      write("", text)
    }
    output.append("]")
  }

  private mutating func write(_ name: StaticString, _ text: [UInt8]) {
    output.append(name)
    output.append("\"")
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append("\\")
        output.append(byte)
      case 0..<0x20:
        output.append("\\u00")
        output.append(Self.digit(byte >> 4))
        output.append(Self.digit(byte & 15))
      default:
        output.append(byte)
      }
    }
    output.append("\"")
  }

  /// A comma, unless a list begins here.
  @inline(never) private mutating func separate() {
    if output.last != UInt8(ascii: "[") { output.append(",") }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
