/// The files of one picture in an attribute: `a.png 1x, b.png 2x` or `a.png 300w, b.png 600w`.
struct PictureSet {
  let first: String
  /// nil if the set tells no widths.
  let widest: String?

  init?(_ text: String) {
    // A comma may also be in an address.
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let head = words.first else { return nil }
    first = String(head.hasSuffix(",") ? head.dropLast() : head)
    let sized = zip(words, words.dropFirst()).compactMap { address, size in
      let digits = size.prefix { $0.isNumber }
      let isWidth = size[digits.endIndex...].first == "w"
      return isWidth ? Int(digits).map { (address: String(address), width: $0) } : nil
    }
    widest = sized.max { $0.width < $1.width }?.address
  }
}
