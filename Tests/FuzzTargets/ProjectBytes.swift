import Bytes
import Files

/// Bytes as the files of a project. A line that begins with `=` starts a file: a letter says what
/// it is, the rest of the line is its name, the lines that follow are what it holds.
enum ProjectBytes {
  private static let most = 12

  static func files(_ bytes: ArraySlice<UInt8>) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var head: ArraySlice<UInt8>?
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false) {
      guard line.first == UInt8(ascii: "=") else {
        lines.append(line)
        continue
      }
      if let head { add(head, lines, to: &files) }
      (head, lines) = (line.dropFirst(), [])
    }
    if let head { add(head, lines, to: &files) }
    return files
  }
}

extension ProjectBytes {
  private static let newline = UInt8(ascii: "\n")

  private static func add(
    _ head: ArraySlice<UInt8>, _ lines: [ArraySlice<UInt8>], to files: inout [String: [UInt8]]
  ) {
    guard files.count < most else { return }
    let bytes = Array(lines.joined(separator: [newline]))
    let name = name(head.dropFirst(2))
    switch head.first {
    case UInt8(ascii: "o"): files["content/raw/" + (name ?? "own.md")] = own(bytes)
    case UInt8(ascii: "p"): files["content/pages/" + (name ?? "current/page.md")] = bytes
    case UInt8(ascii: "a"): files["content/assets/" + (name ?? "cup.svg")] = bytes
    case UInt8(ascii: "t"): files["templates/" + (name ?? "page.mustache")] = bytes
    case UInt8(ascii: "s"): files["content/site.yaml"] = bytes
    case UInt8(ascii: "w"): files["content/synonyms.yaml"] = bytes
    default: files["content/raw/" + (name ?? "raw.md")] = bytes
    }
  }

  /// What a folder can hold: no part is empty, too long, or a step. A byte that is no text takes
  /// three once it is.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "/")).filter {
      $0.count <= 85 && !$0.contains(0) && !$0.allSatisfy { $0 == UInt8(ascii: ".") }
    }
    guard !parts.isEmpty else { return nil }
    let path = Array(parts.prefix(6).joined(separator: [UInt8(ascii: "/")]))
    return String(decoding: path, as: UTF8.self)
  }

  /// A page that says it was written by hig: fields, an empty line, a text. Its digest is right.
  private static func own(_ bytes: [UInt8]) -> [UInt8] {
    let end = (bytes.indices.dropLast().first { bytes[$0] == newline && bytes[$0 + 1] == newline })
    let fields = bytes[..<(end ?? bytes.endIndex)]
    let text = end.map { bytes[($0 + 2)...] } ?? []
    let start = Array("---\nschema: 1\n".utf8) + fields + Array("\ndigest: \"".utf8)
    let rest = Array("\"\n---\n\n".utf8) + text
    return start + Array(SHA256.hex(start + rest).utf8.prefix(16)) + rest
  }
}
