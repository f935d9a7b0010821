/// The files of one picture in an attribute: `a.png 1x, b.png 2x` or `a.png 300w, b.png 600w`.
struct PictureSet {
  let first: String
  /// nil if the set tells no widths.
  let widest: String?

  init?(_ text: String) {
    var files: [(address: Substring, width: Int?)] = []
    var rest = text[...]
    while case let start = rest.drop(while: { $0.isWhitespace || $0 == "," }), !start.isEmpty {
      // A comma may also be in an address.
      let address = start.prefix { !$0.isWhitespace }
      let isWhole = address.last == ","
      let size = start[address.endIndex...].prefix { !isWhole && $0 != "," }
      rest = start[size.endIndex...]
      let digits = size.drop(while: \.isWhitespace).prefix(while: \.isNumber)
      let isWidth = size[digits.endIndex...].first == "w"
      files.append((isWhole ? address.dropLast() : address, isWidth ? Int(digits) : nil))
    }
    guard let head = files.first else { return nil }
    first = String(head.address)
    let sized = files.compactMap { file in file.width.map { (file.address, $0) } }
    widest = sized.max { $0.1 < $1.1 }.map { String($0.0) }
  }
}
