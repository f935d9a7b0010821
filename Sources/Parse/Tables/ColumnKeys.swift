import Bytes
import Model

/// Names for programs, made of what people read: `Size (points)` is `size-points`.
enum ColumnKeys {
  /// One key for each name, none twice; a column without a name has its number.
  static func keys(of names: [String]) -> [String] {
    var keys = Identifiers()
    return names.enumerated().map { column, name in
      let slug = slug(name)
      return keys.take(slug.isEmpty ? "column-\(column + 1)" : slug)
    }
  }

  /// Letters and digits in lower case, apostrophes left out, all else hyphens.
  static func slug(_ words: String) -> String {
    var slug = ""
    var gap = false
    for scalar in words.lowercased().unicodeScalars {
      if scalar == "'" || scalar == "’" { continue }
      guard isKept(scalar) else {
        gap = true
        continue
      }
      if gap, !slug.isEmpty { slug += "-" }
      gap = false
      slug.unicodeScalars.append(scalar)
    }
    return slug
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ByteClass.isAlphanumeric(UInt8(truncatingIfNeeded: scalar.value)) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
