import Files
import Testing

/// The folders of `Render` use one another one way: nothing that a folder declares is named in a
/// folder that it uses itself, by whatever detour.
@Suite struct RenderRoomTests {
  @Test func nothingGoesInACircle() throws {
    let arrows = RoomArrows(try Repository.files("Sources/Render", "swift"))
    #expect(arrows.circles == [])
    #expect(arrows.uses["Outputs"]?.keys.contains("Ways") == true)
    #expect(arrows.uses["Templates"] == nil)
  }

  @Test func aCircleIsTold() {
    let files = [
      SourceFile("struct Cup { let tea: Tea }", path: "Sources/Render/Cups/Cup.swift"),
      SourceFile("struct Tea { private struct Cup {} }", path: "Sources/Render/Teas/Tea.swift"),
      SourceFile("private struct Tea {}", path: "Sources/Render/Pots/Pot.swift"),
      SourceFile("enum Sugar { static let in: Cup }", path: "Sources/Render/Sweets/Sugar.swift"),
    ]
    let straight = RoomArrows(Array(files[1...]))
    #expect(straight.circles == [] && straight.uses["Sweets"] == nil)
    let round = files + [SourceFile("let a: Sugar", path: "Sources/Render/Teas/Sip.swift")]
    #expect(
      RoomArrows(round).circles == [
        "Cups → Teas: Tea in Sources/Render/Cups/Cup.swift",
        "Sweets → Cups: Cup in Sources/Render/Sweets/Sugar.swift",
        "Teas → Sweets: Sugar in Sources/Render/Teas/Sip.swift",
      ])
  }
}

/// Which folders of a target use which, by the names of the types that they declare.
private struct RoomArrows {
  /// By the folder that uses and the one that is used: where, once for each name.
  private(set) var uses: [String: [String: [String]]] = [:]

  init(_ files: [SourceFile]) {
    let codes = files.map { (path: $0.path, room: Self.room(of: $0), tokens: SwiftCode($0).tokens) }
    var homes: [String: String] = [:]
    for code in codes { for name in Self.declared(code.tokens) { homes[name] = code.room } }
    for code in codes {
      let inner = Self.declared(code.tokens, atAnyDepth: true)
      for name in Set(code.tokens.map(\.text)).subtracting(inner).sorted() {
        guard let home = homes[name], home != code.room else { continue }
        uses[code.room, default: [:]][home, default: []].append("\(name) in \(code.path)")
      }
    }
  }

  /// Arrows that are a part of a way back to where they start.
  var circles: [String] {
    uses.sorted { $0.key < $1.key }.flatMap { from, goals in
      goals.sorted { $0.key < $1.key }.filter { reached(from: $0.key).contains(from) }
        .flatMap { goal, places in places.map { "\(from) → \(goal): \($0)" } }
    }
  }

  private func reached(from start: String) -> Set<String> {
    var open: Set = [start]
    var seen: Set<String> = []
    while let next = open.popFirst() {
      guard seen.insert(next).inserted else { continue }
      open.formUnion(uses[next, default: [:]].keys)
    }
    return seen
  }

  /// `Sources/Render/Ways/Way.swift` is in `Ways`.
  private static func room(of file: SourceFile) -> String {
    let parts = file.path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : ""
  }

  private static let openers: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  /// Types that other files can name.
  private static func declared(_ tokens: [Token], atAnyDepth: Bool = false) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for (place, token) in tokens.enumerated() {
      depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
      guard openers.contains(token.text), place + 1 < tokens.count, atAnyDepth || depth == 0 else {
        continue
      }
      let isHidden = place > 0 && ["private", "fileprivate"].contains(tokens[place - 1].text)
      if atAnyDepth || !isHidden { names.insert(tokens[place + 1].text) }
    }
    return names
  }
}
