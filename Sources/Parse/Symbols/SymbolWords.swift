import Bytes

/// Shows by its looks whether code is the name of something.
enum SymbolWords {
  /// Without blanks around and the dot of a member in front.
  static func bare(_ text: String) -> String {
    let words = text.onOneLine
    let isMember = words.hasPrefix(".") && words.dropFirst().first?.isLetter ?? false
    return isMember && !isFile(words) ? String(words.dropFirst()) : words
  }

  /// `UITouch`, `Font.Design.serif`, `leading(_:)`, `label`: no file, no phrase, no expression.
  static func isName(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !isFile(name) else { return false }
    let (base, arguments) = parts(of: name)
    guard arguments.isEmpty || arguments.hasSuffix(")"), arguments.utf8.allSatisfy(isArgument)
    else { return false }
    let pieces = base.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return pieces.allSatisfy { piece in
      piece.first.map { !ByteClass.isDigit($0) } ?? false && piece.allSatisfy(isOfName)
    }
  }

  /// A name that no plain word looks like: with a capital or with arguments. Capitals alone,
  /// `GET`, are none.
  static func isUnmistakable(_ name: String) -> Bool {
    guard isName(name) else { return false }
    let (base, arguments) = parts(of: name)
    if !arguments.isEmpty { return true }
    return base.contains { $0.isUppercase } && base.contains { $0.isLowercase }
  }

  /// `square.and.arrow.up`: words in lower case with dots between, as SF Symbols are named.
  static func isPicture(_ name: String) -> Bool {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count > 1, pieces[0].first?.isLetter ?? false, !isFile(name) else { return false }
    return pieces.allSatisfy { piece in
      !piece.isEmpty && piece.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }

  /// The name, and its arguments with their parentheses.
  static func parts(of name: String) -> (base: Substring, arguments: Substring) {
    let end = name.utf8.firstIndex(of: UInt8(ascii: "(")) ?? name.endIndex
    return (name[..<end], name[end...])
  }

  private static func isFile(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    ByteClass.isAlphanumeric(byte) || byte == UInt8(ascii: "_")
  }

  private static func isArgument(_ byte: UInt8) -> Bool {
    isOfName(byte) || "(:)".utf8.contains(byte)
  }

  private static let extensions: Set = [
    "aac", "ahap", "aif", "aiff", "caf", "css", "csv", "gif", "heic", "html", "icns", "icon", "ics",
    "jpeg", "jpg", "js", "json", "m3u8", "m4a", "md", "mov", "mp3", "mp4", "otf", "pdf", "pkpass",
    "plist", "png", "psd", "reality", "svg", "swift", "ttf", "txt", "usdz", "vcf", "wav", "xml",
    "zip", "com", "org",
  ]
}
