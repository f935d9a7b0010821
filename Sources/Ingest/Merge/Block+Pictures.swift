import Bytes

extension Block {
  /// What a block is recognized by in other sources: its words, or, without any, its pictures.
  var identity: [UInt8] {
    switch kind {
    case .tabs, .panel, .tabsEnd: return key
    case .image: return Self.identity(of: text)
    case .table:
      let words = rows.joined().flatMap { Self.words(of: $0) }
      return words.isEmpty ? rows.joined().flatMap { Self.identity(of: $0) } : words
    default: return Self.identity(of: text)
    }
  }

  /// What a text says; its pictures' names if it says nothing.
  static func identity(of text: [UInt8]) -> [UInt8] {
    let (words, pictures) = parts(of: text)
    let key = key(of: words[...])
    guard key.isEmpty else { return key }
    return pictures.flatMap { [UInt8(ascii: "!")] + PictureStem.of($0) }
  }

  /// The description of a picture, and its address: empty if the picture is lost.
  var picture: Picture? {
    guard kind == .image, let middle = ByteSearch.first(of: "](", in: text[...]) else { return nil }
    return Picture(
      words: text[2..<max(2, middle)], address: text[(middle + 2)...].dropLast())
  }

  struct Picture {
    enum Name { case own, embedded, lost }

    let words: ArraySlice<UInt8>
    let address: ArraySlice<UInt8>

    /// Whether others know it by its name, or its bytes were in the page.
    var name: Name {
      address.isEmpty ? .lost : EmbeddedPicture.isName(address) ? .embedded : .own
    }
  }

  /// What a picture without a name of its own is recognized by.
  var pictureWords: [UInt8]? {
    picture.flatMap { $0.words.isEmpty ? nil : Self.key(of: $0.words) }
  }

  /// What a text says without its pictures.
  static func words(of text: [UInt8]) -> [UInt8] { key(of: parts(of: text).words[...]) }

  /// The addresses of the pictures in a text, and the text without them.
  static func parts(of text: [UInt8]) -> (words: [UInt8], pictures: [[UInt8]]) {
    guard ByteSearch.first(of: "![", in: text[...]) != nil else { return (text, []) }
    var (words, pictures): ([UInt8], [[UInt8]]) = ([], [])
    var (place, middle) = (0, -1)
    while place < text.count {
      if ByteSearch.starts(text[place...], with: "![") {
        // Looked for once: openings without an end must not each read to the end of the text.
        if middle < place { middle = ByteSearch.first(of: "](", in: text[place...]) ?? text.count }
        if let address = LinkAddress(text[...], at: middle) {
          pictures.append(address.normal)
          place = address.end
          continue
        }
      }
      words.append(text[place])
      place += 1
    }
    return (words, pictures)
  }
}

/// Which of the pictures of a draft one is that have the same description.
struct PictureNumber {
  let place: Int
  var count: Int

  /// By the places of the pictures.
  static func all(in blocks: [Block]) -> [Int: PictureNumber] {
    var places: [[UInt8]: [Int]] = [:]
    for (place, block) in blocks.enumerated() {
      if let words = block.pictureWords { places[words, default: []].append(place) }
    }
    var numbers: [Int: PictureNumber] = [:]
    for same in places.values {
      for (number, place) in same.enumerated() {
        numbers[place] = PictureNumber(place: number, count: same.count)
      }
    }
    return numbers
  }
}
