import Bytes

/// Lets an SVG pass only if it is nothing but a drawing: anyone who opens it alone runs no script,
/// and asks no other place.
enum SVGGate {
  static let largest = 4 << 20
  static let deepest = 200

  /// The `svg` element of a document that may pass.
  static func root(of bytes: [UInt8]) throws(SVGProblem) -> XMLScanner.Element {
    guard bytes.count <= largest else { throw SVGProblem(.tooLarge, at: 0, in: bytes) }
    var reading = Walk(scanner: try XMLScanner(bytes))
    while let piece = try reading.scanner.next() { try reading.take(piece) }
    guard let root = reading.root, reading.open.isEmpty else {
      throw reading.scanner.problem(.malformed("the document is not complete"))
    }
    return root
  }

  /// The part of a name behind its prefix, in lower case.
  static func local(_ name: String) -> String {
    let start = name.utf8.lastIndex(of: UInt8(ascii: ":")).map { name.utf8.index(after: $0) }
    return name[(start ?? name.startIndex)...].lowercased()
  }

  private struct Walk {
    var scanner: XMLScanner
    var root: XMLScanner.Element?
    var open: [String] = []
    /// The text of the style that is open, which may come in pieces.
    var style: [UInt8]?

    mutating func take(_ piece: XMLScanner.Piece) throws(SVGProblem) {
      switch piece {
      case .begin(let element): try begin(element)
      case .end(let name): try end(name)
      case .text(let text):
        guard !open.isEmpty || text.allSatisfy(ByteClass.isSpace) else {
          throw scanner.problem(.malformed("text outside of the `svg` element"))
        }
        style?.append(contentsOf: text)
      }
    }

    private mutating func begin(_ element: XMLScanner.Element) throws(SVGProblem) {
      let name = SVGGate.local(element.name)
      if root == nil {
        guard name == "svg" else {
          throw scanner.problem(.root(element.name), at: element.place)
        }
        root = element
      } else if open.isEmpty {
        throw scanner.problem(.malformed("a second root"), at: element.place)
      }
      if let reason = SVGRules.fault(of: element) {
        throw scanner.problem(reason, at: element.place)
      }
      for attribute in element.attributes {
        guard let reason = SVGRules.fault(of: attribute) else { continue }
        throw scanner.problem(reason, at: attribute.place)
      }
      guard style == nil else {
        throw scanner.problem(.malformed("an element in a style"), at: element.place)
      }
      guard !element.isEmpty else { return }
      guard open.count < SVGGate.deepest else { throw scanner.problem(.tooDeep) }
      open.append(element.name)
      if name == "style" { style = [] }
    }

    private mutating func end(_ name: String) throws(SVGProblem) {
      guard open.popLast() == name else {
        throw scanner.problem(.malformed("an end tag without its start"))
      }
      if let style, let reason = StyleRules.fault(of: style) { throw scanner.problem(reason) }
      style = nil
    }
  }
}
