import Bytes

/// The line that opens a block of code: three ticks or tildes, or more, and maybe a language.
struct FenceLine: Sendable, Equatable {
  let sign: UInt8
  let count: Int

  /// Ticks with more ticks behind them are code inside a paragraph.
  init?(_ text: ArraySlice<UInt8>) {
    guard let sign = text.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
      return nil
    }
    let count = text.prefix { $0 == sign }.count
    guard count >= 3, sign == UInt8(ascii: "~") || !text.dropFirst(count).contains(sign) else {
      return nil
    }
    self.sign = sign
    self.count = count
  }

  /// Whether a line closes what this one opened: as many signs, and nothing else.
  func isClosed(by text: ArraySlice<UInt8>) -> Bool {
    text.count >= count && text.allSatisfy { $0 == sign }
  }
}
