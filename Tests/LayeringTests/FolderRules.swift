/// The arrows between the top folders of one target, which no import tells: what is declared in one
/// of them and named in another. A file beside the folders counts as a folder of its own.
///
/// Names stand for what they name, so only those count that are declared once, in the target and
/// the targets it may import, and that the standard library has not, too.
struct FolderRules: Sendable {
  struct Arrow: Sendable, Hashable {
    let from: String
    let to: String
  }

  /// The first place at which each arrow was seen, with the name it was seen by.
  let arrows: [Arrow: String]
  let folders: Set<String>

  init(target: String, importing others: Set<String> = [], files: [SourceFile]) {
    let own = files.filter { $0.target == target }.map { (file: $0, code: SwiftCode($0)) }
    let beside = files.filter { others.contains($0.target) }
    var homes: [String: [String?]] = [:]
    for (file, code) in own {
      for (name, isSeen) in code.declared {
        homes[name, default: []].append(isSeen ? file.folder : nil)
      }
    }
    for (name, _) in beside.flatMap({ SwiftCode($0).declared }) { homes[name]?.append(nil) }
    let known = homes.compactMapValues { $0.count == 1 ? $0[0] : nil }
    var arrows: [Arrow: String] = [:]
    for (file, code) in own {
      for use in code.uses {
        guard let home = known[use.name], home != file.folder else { continue }
        let arrow = Arrow(from: file.folder, to: home)
        arrows[arrow] = arrows[arrow] ?? "\(file.path):\(use.line): \(use.name)"
      }
    }
    self.arrows = arrows
    folders = Set(own.map(\.file.folder))
  }

  /// What a list of folders, the ground first, each with those it may name, does not allow.
  func findings(against list: KeyValuePairs<String, Set<String>>) -> [String] {
    let listed = Dictionary(list.map { ($0.key, $0.value) }) { first, _ in first }
    let unlisted = arrows.compactMap { arrow, place in
      listed[arrow.from]?.contains(arrow.to) == true ? nil : "\(place): \(arrow.text)"
    }
    let dead = list.flatMap { folder, others in
      others.map { Arrow(from: folder, to: $0) }.filter { arrows[$0] == nil }
        .map { "\($0.text) is listed, and nothing uses it" }
    }
    let upwards = list.enumerated().flatMap { row, entry in
      entry.value.subtracting(list.prefix(row).map(\.key)).map {
        "\(Arrow(from: entry.key, to: $0).text) goes upwards"
      }
    }
    let strays = folders.symmetricDifference(listed.keys).map { "\($0) is listed or there alone" }
    return (unlisted + dead + upwards + strays).sorted()
  }
}

extension FolderRules.Arrow {
  var text: String { "\(from) → \(to)" }
}

extension SourceFile {
  /// `Sources/Ingest/Merge/Ledger/Sight.swift` stands in `Merge`, `Sources/Ingest/Ingester.swift`
  /// in `Ingester`.
  fileprivate var folder: String {
    let parts = path.split(separator: "/").dropFirst(2)
    return parts.first.map { String($0.split(separator: ".").first ?? "") } ?? ""
  }
}

extension SwiftCode {
  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let members: Set = ["func", "var", "let", "case"]
  private static let modifiers: Set = [
    "private", "fileprivate", "static", "mutating", "indirect", "final", "lazy", "public",
  ]
  /// Members of the standard library whose names our code has once.
  private static let foreign: Set = ["map", "rawValue", "union"]

  /// The names that a file declares, and whether another file sees what it means by them: types
  /// and functions are seen, but for private ones.
  fileprivate var declared: [(name: String, isSeen: Bool)] {
    tokens.indices.dropLast().compactMap { index in
      let (opener, name) = (tokens[index].text, tokens[index + 1])
      let isType = Self.types.contains(opener)
      guard isType || Self.members.contains(opener), name.isWord else { return nil }
      let isHidden = tokens[..<index].reversed().prefix { Self.modifiers.contains($0.text) }
        .contains { $0.text == "private" || $0.text == "fileprivate" }
      let isKnown = (isType || opener == "func") && !Self.foreign.contains(name.text)
      return (name.text, isKnown && !isHidden)
    }
  }

  /// Words that may name a type or a member of another file: with a capital, or behind a dot.
  fileprivate var uses: [(name: String, line: Int)] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      let isType = token.text.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
      let isMember = index > 0 && tokens[index - 1].text == "."
      return token.isWord && (isType || isMember) ? (token.text, line(token.offset)) : nil
    }
  }
}
