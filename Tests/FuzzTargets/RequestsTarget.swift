import Bytes

@testable import Serve

extension FuzzTarget {
  /// What a browser says: the address it asks for, then on lines of their own the host that it
  /// means and the tags of what it has.
  static let request = FuzzTarget(name: "request") {
    requests.map { Array($0.utf8) }
  } run: { bytes in
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    if let target = try? RequestTarget(Array(lines[0])), let fault = fault(of: target) {
      return fault
    }
    if texts.count > 1, HostName.isOurs(texts[1]), !isOurs(texts[1]) { return "host \(texts[1])" }
    if texts.count > 2, EntityTags.list(texts[2], names: tag), !texts[2].contains(tag),
      !texts[2].contains("*")
    {
      return "tags \(texts[2])"
    }
    return nil
  }

  private static let tag = "\"0a1b\""

  private static let requests = [
    "/", "/a%20b/c?q=%2e/..", "//a//b", "/..%2f..%2fetc/passwd", "/a/%2e%2e/b", "/.git/config",
    "http://localhost:8080/a", "HTTP://example.com/", "/%00", "/\\..\\a", "/%c0%ae%c0%ae/", "/é",
    "/a\nlocalhost", "/a\n127.0.0.1:80", "/a\n[::1]:65535", "/a\nlocalhost.example.com",
    "/a\nlocalhost\n\"0a1b\"", "/a\nlocalhost\nW/\"0a1b\", \"c\"", "/a\nlocalhost\n*",
  ]

  /// Its parts are names of visible files, and its address leads to the same.
  private static func fault(of target: RequestTarget) -> String? {
    for part in target.parts {
      guard !part.isEmpty, !part.hasPrefix(".") else { return "the part \(part)" }
      guard !part.utf8.contains(where: { $0 < 0x20 || "/\\\u{7F}".utf8.contains($0) }) else {
        return "a part with \(Array(part.utf8))"
      }
    }
    let address = target.folderAddress
    guard address.hasPrefix("/"), !address.hasPrefix("//"),
      address.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return "the address \(address)" }
    guard let again = try? RequestTarget(Array(address.utf8)), again.parts == target.parts,
      again.isFolder, again.query == target.query
    else { return "the address \(address) leads elsewhere" }
    return nil
  }

  /// The same as the server asks, said in another way.
  private static func isOurs(_ host: String) -> Bool {
    guard let name = ["localhost", "127.0.0.1", "[::1]"].first(where: host.lowercased().hasPrefix)
    else { return false }
    let rest = host.dropFirst(name.count)
    return rest.isEmpty || rest.first == ":" && UInt32(rest.dropFirst()) != nil
  }
}
