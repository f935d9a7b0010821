import Bytes
import SearchCore

/// Writes what the browser is told as JSON, from bytes to bytes.
struct JSONOutput {
  private var output = ByteOutput()

  var bytes: [UInt8] { output.bytes }

  mutating func write(_ hits: [Hit]) {
    writeList(hits) { json, hit in
      json.output.append("{\"unit\":")
      json.output.append(decimal: hit.number)
      json.output.append(",\"score\":")
      json.output.append(decimal: hit.score)
      json.write(",\"slug\":", hit.unit.slug)
      json.write(",\"edition\":", hit.unit.edition)
      json.write(",\"folder\":", hit.unit.folder)
      json.write(",\"anchor\":", hit.unit.anchor)
      json.write(",\"title\":", hit.unit.title)
      json.write(",\"heading\":", hit.unit.heading)
      json.output.append(",\"path\":")
      json.writeList(hit.unit.path) { json, heading in json.write("", heading) }
      json.output.append("}")
    }
  }

  /// The pieces, unmarked and marked by turns, starting with an unmarked one.
  mutating func write(_ excerpt: Excerpt) {
    var texts: [ArraySlice<UInt8>] = []
    for (range, isMarked) in excerpt.pieces {
      if isMarked == texts.count.isMultiple(of: 2) { texts.append([]) }
      texts.append(excerpt.text[range])
    }
    writeList(texts) { json, text in json.write("", Array(text)) }
  }

  /// Name, and kind and number as `hig_bring` wants them.
  mutating func write(_ parts: [PartName]) {
    writeList(parts) { json, part in
      json.output.append("{\"name\":\"")
      json.write(part)
      json.output.append("\",\"kind\":")
      json.output.append(decimal: Int(part.kind.rawValue))
      json.output.append(",\"number\":")
      json.output.append(decimal: part.number)
      json.output.append("}")
    }
  }

  mutating func write(_ error: IndexError) {
    output.append("{\"name\":\"")
    write(error.part)
    output.append("\",\"problem\":")
    output.append(decimal: Int(error.problem.rawValue))
    output.append(",\"offset\":")
    output.append(decimal: error.offset)
    output.append("}")
  }
}

extension JSONOutput {
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

  private mutating func writeList<Element>(
    _ elements: [Element], _ write: (inout JSONOutput, Element) -> Void
  ) {
    output.append("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { output.append(",") }
      write(&self, element)
    }
    output.append("]")
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
