import Bytes

/// Apple's anchors: letters, digits and hyphens of the heading as they are, blanks as hyphens,
/// everything else left out. “iOS, iPadOS” is `iOS-iPadOS`.
public enum Anchor {
  public static func of(_ heading: String) -> String {
    var anchor = ""
    var blank = false
    for scalar in heading.unicodeScalars {
      if isBlank(scalar) {
        blank = true
      } else if isKept(scalar) {
        if blank, !anchor.isEmpty { anchor += "-" }
        blank = false
        anchor.unicodeScalars.append(scalar)
      }
    }
    return anchor
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || scalar.value &- 0x09 < 5 }
    return scalar.properties.isWhitespace
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
