import Bytes

/// The intrinsic size of a drawing, in pixels.
enum SVGSize {
  /// By width and height where both are lengths; else by the `viewBox`, which has at least their
  /// ratio. A share of the page, such as `100%`, is no length.
  static func size(of root: XMLScanner.Element) -> ImageSize? {
    let (width, height) = (length(root, "width"), length(root, "height"))
    if let width, let height { return size(width, height) }
    guard let box = box(root) else { return nil }
    if let width { return size(width, width * box.height / box.width) }
    if let height { return size(height * box.width / box.height, height) }
    // A box smaller than a pixel has a ratio all the same.
    let scale = max(1, 1 / min(box.width, box.height))
    return size(box.width * scale, box.height * scale)
  }
}

extension SVGSize {
  private static func size(_ width: Double, _ height: Double) -> ImageSize? {
    let most = Double(ImageFile.longestSide)
    guard width > 0, height > 0, width <= most, height <= most else { return nil }
    return ImageSize(
      width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
  }

  private static func text(_ root: XMLScanner.Element, _ name: String) -> [UInt8]? {
    root.attributes.first { $0.name == name }?.value
  }

  private static func box(_ root: XMLScanner.Element) -> (width: Double, height: Double)? {
    guard let value = text(root, "viewBox") else { return nil }
    let parts = value.split { ByteClass.isSpace($0) || $0 == UInt8(ascii: ",") }
    guard parts.count == 4, let width = number(parts[2]), let height = number(parts[3]),
      width > 0, height > 0, width <= 1e9, height <= 1e9
    else { return nil }
    return (width, height)
  }

  private static func length(_ root: XMLScanner.Element, _ name: String) -> Double? {
    guard let value = text(root, name) else { return nil }
    let trimmed = value.split(whereSeparator: ByteClass.isSpace)
    guard trimmed.count == 1, let word = trimmed.first else { return nil }
    for unit in units where word.count > unit.name.count {
      guard word.suffix(unit.name.count).elementsEqual(unit.name.utf8) else { continue }
      return number(word.dropLast(unit.name.count)).map { $0 * unit.pixels }
    }
    return number(word)
  }

  private static let units: [(name: String, pixels: Double)] = [
    ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
  ]

  /// Figures, a sign, a point and an exponent alone: the standard library reads `nan` too.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    guard word.count <= 40, word.allSatisfy({ ByteClass.isDigit($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(String(decoding: word, as: UTF8.self))
  }
}
