import Bytes

/// A line of a legacy chapter, with the marks that it kept.
struct LegacyLine {
  enum Kind: Equatable {
    /// With its source.
    case picture(ArraySlice<UInt8>)
    /// With the text behind it.
    case bullet(ArraySlice<UInt8>)
    case text
  }

  let line: LooseLine
  let kind: Kind
  let indent: Int

  init(_ line: LooseLine, in bytes: [UInt8]) {
    self.line = line
    indent = line.text.startIndex - line.whole.lowerBound
    if ByteSearch.starts(line.text, with: "image: ") {
      kind = .picture(line.text.dropFirst(7).trimmed)
    } else if line.text.starts(with: "•".utf8) {
      kind = .bullet(line.text.dropFirst("•".utf8.count).trimmed)
    } else {
      kind = .text
    }
  }

  var text: ArraySlice<UInt8> { line.text }
  var isIndented: Bool { indent > 0 }
  var isPicture: Bool { if case .picture = kind { true } else { false } }
  var isBullet: Bool { if case .bullet = kind { true } else { false } }

  /// `Activity View Controller`: a heading. `Disclosure indicator` is none.
  var isTitleCase: Bool {
    guard kind == .text, line.isBare, !isIndented else { return false }
    let words = text.split(separator: UInt8(ascii: " "))
    return words.count < 7
      && words.allSatisfy { word in
        word.allSatisfy { ByteClass.isLetter($0) || "-/".utf8.contains($0) }
          && (ByteClass.isUppercase(word[word.startIndex])
            || Self.small.contains(String(decoding: word, as: UTF8.self)))
      }
  }

  private static let small: Set<String> = ["a", "an", "and", "for", "in", "of", "on", "the", "to"]
}

extension LegacyLine {
  /// `popover`, of `A popover is …`: one word that a section may be about.
  static func defined(_ text: ArraySlice<UInt8>) -> String? {
    let words = text.prefix(80).split(separator: UInt8(ascii: " "), maxSplits: 3)
    return words.count > 2 ? oneWord(words[0], words[1]) : nil
  }

  /// `popover`, of the line `A popover:`.
  static func announced(_ text: ArraySlice<UInt8>) -> String? {
    guard text.last == UInt8(ascii: ":"), text.count < 60 else { return nil }
    let words = text.dropLast().split(separator: UInt8(ascii: " "))
    return words.count == 2 ? oneWord(words[0], words[1]) : nil
  }

  private static func oneWord(
    _ article: ArraySlice<UInt8>, _ noun: ArraySlice<UInt8>
  ) -> String? {
    guard article.elementsEqual("A".utf8) || article.elementsEqual("An".utf8),
      noun.allSatisfy(ByteClass.isLowercase)
    else { return nil }
    return String(decoding: noun, as: UTF8.self)
  }

  /// Where the name ends in `Subtitle (UITableViewCellStyleSubtitle). …`.
  static func explainedName(_ text: ArraySlice<UInt8>) -> Int? {
    guard let open = text.prefix(40).firstIndex(of: UInt8(ascii: "(")), open > text.startIndex + 1,
      text[open - 1] == UInt8(ascii: " "),
      let close = text[open...].prefix(60).firstIndex(of: UInt8(ascii: ")")),
      close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: "."),
      !text[open..<close].contains(UInt8(ascii: " ")),
      text[..<(open - 1)].count(where: { $0 == UInt8(ascii: " ") }) < 3
    else { return nil }
    return open - 1
  }
}
