/// Targets that read what others write look for signs in bytes or scalars, not in characters: a mark
/// behind a slash makes another character of it, and it is a slash to the system all the same.
struct SignRules {
  static let targets: Set = ["Diagnostics", "Fetch", "Files", "Serve", "Web"]

  let file: SourceFile

  var findings: [String] {
    let code = SwiftCode(file)
    // Without comments, with the text of strings.
    let text = zip(code.bytes, code.strings).map { $1 == UInt8(ascii: " ") ? $0 : $1 }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      let line = String(decoding: line, as: UTF8.self)
      let isOfBytes = line.contains(".utf8") || line.contains(".unicodeScalars")
      guard !isOfBytes, Self.looksForSign(line) else { return nil }
      return "\(file.path):\(number + 1): looks for a sign among characters"
    }
  }

  private static func looksForSign(_ line: String) -> Bool {
    let call = #/(split\(separator: |(first|last)Index\(of: )"[^A-Za-z0-9"]+"/#
    let end = #/has(Prefix|Suffix)\("[^A-Za-z0-9"]+"\)/#
    let closure = #/(prefix|drop|split)( \{|\(while: \{)[^}]*\$0 [!=]= "[^A-Za-z0-9"]+"/#
    return line.contains(call) || line.contains(end) || line.contains(closure)
  }
}
