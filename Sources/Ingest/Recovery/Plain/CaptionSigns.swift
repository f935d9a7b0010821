/// How a caption differs from a heading.
enum CaptionSigns {
  static func isCaption(_ line: LooseLine) -> Bool {
    let words = line.string.split(separator: " ")
    guard let first = words.first, words.count < 10 else { return true }
    return ["A", "An", "The"].contains(first)
  }
}
