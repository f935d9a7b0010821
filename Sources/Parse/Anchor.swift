/// Apple's anchors: letters, digits and hyphens of the heading as they are, blanks as hyphens,
/// everything else left out. “iOS, iPadOS” is `iOS-iPadOS`.
public enum Anchor {
  public static func of(_ heading: String) -> String {
    var anchor = ""
    var blank = false
    for scalar in heading.unicodeScalars {
      if scalar.properties.isWhitespace {
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
    scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }
}
