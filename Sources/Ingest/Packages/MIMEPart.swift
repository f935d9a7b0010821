import Bytes

/// A message, or one of its parts (RFC 2045): fields, an empty line, a body.
struct MIMEPart {
  private var fields: [String: ArraySlice<UInt8>] = [:]
  private let body: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var name = ""
    var count = 0
    while !rest.isEmpty, count < Self.mostLines {
      let line = Self.nextLine(of: &rest)
      count += 1
      guard let first = line.first else { break }
      if ByteClass.isSpace(first) {
        fields[name]? += line
      } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        fields[name] = line[(colon + 1)...]
      }
    }
    body = rest
  }

  private static let mostParts = 10_000
  private static let deepest = 3
  /// No message has more lines of fields.
  private static let mostLines = 200

  /// Up to the end of a line, which is taken away too.
  private static func nextLine(of text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    text = text[line.endIndex...].dropFirst()
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  subscript(name: String) -> String? {
    fields[name].map { String(decoding: $0.trimmed, as: UTF8.self) }
  }

  /// Without what follows it: `text/html`.
  var type: String? {
    let type = self["content-type"]?.lowercased()
    return type?.prefix { $0 != ";" && !$0.isWhitespace }.description
  }

  /// All, also those of a part that has parts itself.
  var parts: [MIMEPart] { parts(within: Self.deepest) }

  private func parts(within depth: Int) -> [MIMEPart] {
    own.flatMap { part in
      let isSeveral = depth > 0 && part.type?.hasPrefix("multipart/") == true
      return isSeveral ? part.parts(within: depth - 1) : [part]
    }
  }

  private var own: [MIMEPart] {
    guard let boundary = parameter("boundary=").map({ Array("--".utf8) + $0 }) else { return [] }
    var parts: [MIMEPart] = []
    var start: Int?
    var rest = body
    while !rest.isEmpty {
      let place = rest.startIndex
      let line = Self.nextLine(of: &rest)
      guard line.starts(with: boundary) else { continue }
      // A part may have parts whose boundary begins like its own.
      let end = line.dropFirst(boundary.count).trimmed
      guard end.isEmpty || ByteSearch.equal(end, "--") else { continue }
      if let start { parts.append(MIMEPart(body[start..<place])) }
      guard parts.count < Self.mostParts else { return parts }
      start = rest.startIndex
      if !end.isEmpty { return parts }
    }
    // One that was cut off has no end.
    if let start, start < body.endIndex { parts.append(MIMEPart(body[start...])) }
    return parts
  }

  /// What is said of the type besides: where a part ends, or the encoding.
  private func parameter(_ name: StaticString) -> ArraySlice<UInt8>? {
    fields["content-type"].flatMap { Self.value(of: name, in: $0) }
  }

  private static func value(
    of name: StaticString, in text: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    let lowered = text.map(ByteClass.lowered)[...]
    guard let start = ByteSearch.first(of: name, in: lowered) else { return nil }
    let value = text.dropFirst(start + name.utf8CodeUnitCount)
    let quote = value.first
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let found =
      isQuoted
      ? value.dropFirst().prefix { $0 != quote }
      : value.prefix { !ByteClass.isSpace($0) && !";\"'>/".utf8.contains($0) }
    return found.isEmpty ? nil : found
  }

  /// The text as UTF-8.
  var decoded: [UInt8] {
    let bytes = transferred
    let name = parameter("charset=") ?? Self.value(of: "charset=", in: bytes.prefix(2048))
    let charset = name.map { String(decoding: $0, as: UTF8.self).lowercased() }
    return Charset.utf8(bytes, from: charset ?? "utf-8")
  }

  /// The body as it was before it was made fit for mail.
  var transferred: [UInt8] {
    switch self["content-transfer-encoding"]?.lowercased() {
    case "quoted-printable": QuotedPrintable.bytes(body)
    case "base64": Base64.bytes(body)
    default: Array(body)
    }
  }
}

/// Text in which `=3D` is a byte, and a line that ends in `=` goes on (RFC 2045).
enum QuotedPrintable {
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      bytes += rest[..<equals]
      rest = rest[(equals + 1)...]
      let code = rest.prefix(2)
      if code.count == 2, code.allSatisfy(ByteClass.isAlphanumeric),
        let byte = UInt8(String(decoding: code, as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else if let end = Self.lineEnd(in: rest) {
        rest = rest[end...]
      } else {
        bytes.append(UInt8(ascii: "="))
      }
    }
    return bytes + rest
  }

  /// Behind the end of the line, if nothing but blanks is in front of it.
  private static func lineEnd(in text: ArraySlice<UInt8>) -> Int? {
    let blank = text.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let rest = text[blank.endIndex...]
    return rest.first == UInt8(ascii: "\n")
      ? rest.startIndex + 1 : rest.isEmpty ? rest.endIndex : nil
  }
}
