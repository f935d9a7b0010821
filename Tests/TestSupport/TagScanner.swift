/// A small, strict reader of markup for tests: tags, attributes in double quotes, text.
public struct TagScanner {
  public enum Piece: Sendable, Equatable {
    case open(String, [String: String])
    case close(String)
    case text(String)
  }

  public struct Fault: Error {
    public let place: String
  }

  private var rest: Scalars
  private typealias Scalars = Substring.UnicodeScalarView
  private var pieces: [Piece] = []

  public static func pieces(of markup: [UInt8]) throws -> [Piece] {
    var scanner = TagScanner(rest: String(decoding: markup, as: UTF8.self)[...].unicodeScalars)
    while !scanner.rest.isEmpty { try scanner.scan() }
    return scanner.pieces
  }

  /// The names of elements that are open at the end, or were closed out of turn.
  public static func unbalanced(_ pieces: [Piece]) -> [String] {
    var open: [String] = []
    for piece in pieces {
      switch piece {
      case .open(let name, _) where !["br", "hr", "input"].contains(name): open.append(name)
      case .close(let name):
        guard open.popLast() == name else { return [name] }
      default: break
      }
    }
    return open
  }

  private init(rest: Scalars) { self.rest = rest }

  private mutating func scan() throws {
    guard rest.first == "<" else {
      let text = rest.prefix { $0 != "<" }
      guard !text.contains(">") else { throw Fault(place: String(text)) }
      rest = rest.dropFirst(text.count)
      return pieces.append(.text(Self.unescaped(text)))
    }
    guard let end = rest.firstIndex(of: ">") else { throw Fault(place: String(rest)) }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      pieces.append(.close(String(tag.dropFirst())))
    } else {
      pieces.append(try Self.open(tag))
    }
  }

  private static func open(_ tag: Scalars) throws -> Piece {
    let name = tag.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard !name.isEmpty else { throw Fault(place: String(tag)) }
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      guard rest.first == " " else { throw Fault(place: String(tag)) }
      rest = rest.dropFirst()
      let key = rest.prefix { $0.properties.isAlphabetic || $0 == "-" }
      rest = rest.dropFirst(key.count)
      guard rest.starts(with: "=\"".unicodeScalars) else {
        attributes[String(key)] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes[String(key)] = unescaped(value)
      rest = rest.dropFirst(value.count + 3)
    }
    return .open(String(name), attributes)
  }

  private static func unescaped(_ text: Scalars) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { text, pair in text.replacing(pair.0, with: pair.1) }
  }
}
