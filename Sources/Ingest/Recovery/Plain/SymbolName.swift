import Bytes

/// What can only be the name of a symbol in code.
enum SymbolName {
  /// A word without the punctuation around it.
  static func core(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var name = word.drop { "(\"'".utf8.contains($0) }
    var opening = name.count { $0 == UInt8(ascii: "(") } - name.count { $0 == UInt8(ascii: ")") }
    while let last = name.last {
      if last == UInt8(ascii: ")"), opening < 0 {
        opening += 1
      } else if !".,;:!?\"'".utf8.contains(last) {
        break
      }
      name.removeLast()
    }
    return name
  }

  /// A signature (`alert(_:isPresented:)`), or a name that some page of the run writes as code and
  /// that is no plain word.
  static func isSymbol(_ name: ArraySlice<UInt8>, _ symbols: Set<String>) -> Bool {
    guard name.count < 120, name.first.map(ByteClass.isLetter) == true,
      name.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "`") })
    else { return false }
    if name.suffix(2).elementsEqual(":)".utf8), name.contains(UInt8(ascii: "(")) { return true }
    return name.dropFirst().contains { ByteClass.isUppercase($0) || "._(:".utf8.contains($0) }
      && symbols.contains(String(decoding: name, as: UTF8.self))
  }
}
