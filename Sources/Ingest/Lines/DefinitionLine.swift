import Bytes

/// `[label]: address "title"`, and nothing else on the line. A parser of Markdown takes a paragraph
/// of this form for the definition of an address, which no reader sees.
struct DefinitionLine {
  let label: ArraySlice<UInt8>
  /// Without its angle brackets.
  let address: ArraySlice<UInt8>
  let isAngled: Bool
  /// Whether a blank is behind the colon: people write labels with values without one.
  let isSpaced: Bool

  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == UInt8(ascii: "["),
      let middle = ByteSearch.first(of: "]:", in: line.prefix(Self.longestLabel)),
      middle > line.startIndex + 1, line[line.startIndex + 1] != UInt8(ascii: "^"),
      !Self.hasBracket(line[(line.startIndex + 1)..<middle])
    else { return nil }
    label = line[(line.startIndex + 1)..<middle]
    let rest = line[(middle + 2)...].trimmed
    isSpaced = rest.startIndex > middle + 2
    isAngled = rest.first == UInt8(ascii: "<")
    let end: Int
    if isAngled {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      address = rest[(rest.startIndex + 1)..<close]
      end = close + 1
    } else {
      address = rest.prefix { !ByteClass.isSpace($0) }
      end = address.endIndex
    }
    let title = rest[end...].trimmed
    guard isAngled || !address.isEmpty,
      title.isEmpty || end < title.startIndex && "\"'(".utf8.contains(title[title.startIndex])
    else { return nil }
  }

  /// As long as a label is to a parser of Markdown, with its brackets and the colon.
  private static let longestLabel = 1_003

  private static func hasBracket(_ label: ArraySlice<UInt8>) -> Bool {
    label.indices.contains {
      "[]".utf8.contains(label[$0])
        && ($0 == label.startIndex || label[$0 - 1] != UInt8(ascii: "\\"))
    }
  }
}
