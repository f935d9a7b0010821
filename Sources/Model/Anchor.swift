import Bytes

/// Apple's anchors: letters, digits and hyphens of the heading as they are, blanks as hyphens,
/// everything else left out. “iOS, iPadOS” is `iOS-iPadOS`.
public enum Anchor {
  public static func of(_ heading: String) -> String { plain(heading) ?? ofLetters(heading) }

  /// Of a heading in ASCII.
  static func plain(_ heading: String) -> String? {
    let bytes = heading.utf8.span
    var anchor: [UInt8] = []
    anchor.reserveCapacity(bytes.count)
    var blank = false
    for place in bytes.indices {
      let byte = bytes[place]
      guard byte < 0x80 else { return nil }
      if ByteClass.isAlphanumeric(byte) || "-_".utf8.contains(byte) {
        if blank, !anchor.isEmpty { anchor.append(UInt8(ascii: "-")) }
        blank = false
        anchor.append(byte)
      } else if byte == UInt8(ascii: " ") || byte &- 0x09 < 5 {
        blank = true
      }
    }
    return String(decoding: anchor, as: UTF8.self)
  }

  static func ofLetters(_ heading: String) -> String {
    var anchor = ""
    var blank = false
    for scalar in heading.unicodeScalars {
      if scalar.isBlank {
        blank = true
      } else if isKept(scalar) {
        if blank, !anchor.isEmpty { anchor += "-" }
        blank = false
        anchor.unicodeScalars.append(scalar)
      }
    }
    return anchor
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }
}

extension Anchor {
  /// What is left of an anchor without case, hyphens and signs.
  public static func folded(_ anchor: String) -> String {
    guard anchor.utf8.allSatisfy({ $0 < 0x80 }) else { return foldedByLetter(anchor) }
    return String(
      decoding: anchor.utf8.filter(ByteClass.isAlphanumeric).map(ByteClass.lowered), as: UTF8.self)
  }

  static func foldedByLetter(_ anchor: String) -> String {
    anchor.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
