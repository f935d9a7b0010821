import Bytes
import Diagnostics

/// A raw file of another encoding than UTF-8.
enum Misencoded {
  /// The name of the encoding, if every other byte of the beginning is zero, or a mark says so.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let start = bytes.prefix(beginning)
    let zeros = start.indices.filter { start[$0] == 0 }
    guard let first = zeros.first, zeros.count >= 4, zeros.count * 3 >= start.count,
      zeros.allSatisfy({ $0 % 2 == first % 2 })
    else { return nil }
    return first % 2 == 0 ? "UTF-16BE" : "UTF-16LE"
  }

  static func isWide(_ bytes: [UInt8]) -> Bool { utf16(bytes) != nil }

  /// Of a file whose shape cannot be told, if that is why.
  static func refusal(of scrape: Scrape) -> Diagnostic? {
    let wide = utf16(scrape.bytes)
    guard wide != nil || !scrape.bytes.contains(0) && !UTF8Check.isValid(scrape.bytes.span) else {
      return nil
    }
    return Diagnostic(
      .rawMisencoded, at: SourceLocation(file: scrape.file),
      wide == nil ? "The file is not UTF-8" : "The file is UTF-16, not UTF-8",
      why: "No page was made from this file; the others were read.",
      remedy: conversion(of: scrape, from: wide ?? "WINDOWS-1252"))
  }

  /// Of a file that was read all the same: from its first broken line on.
  static func finding(in scrape: Scrape) -> Diagnostic? {
    let bytes = scrape.bytes.span
    guard !UTF8Check.isValid(bytes),
      let line = scrape.lines.firstIndex(where: { !UTF8Check.isValid(bytes.extracting($0)) })
    else { return nil }
    let lines = scrape.lines.count { !UTF8Check.isValid(bytes.extracting($0)) }
    return Diagnostic(
      .rawMisencoded, at: SourceLocation(file: scrape.file, line: line + 1, column: 1),
      lines == 1 ? "1 line is not UTF-8" : "\(lines) lines are not UTF-8",
      why: "The page shows “\u{FFFD}” for what cannot be read.",
      remedy: hasOther(scrape.bytes)
        ? "Scrape the page again." : conversion(of: scrape, from: "WINDOWS-1252"))
  }

  private static let beginning = 256
}

extension Misencoded {
  private static func conversion(of scrape: Scrape, from encoding: String) -> String {
    let name = ShellWord.quoted(scrape.file)
    return "Run `iconv -f \(encoding) -t UTF-8 \(name) > NEW`, and use NEW instead."
  }

  /// Whether some of the text is UTF-8 beyond ASCII: then the rest is broken, not of another kind.
  private static func hasOther(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
      .contains { !$0.isASCII && $0 != "\u{FFFD}" }
  }
}
