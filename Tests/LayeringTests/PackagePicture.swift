/// The targets of `Package.swift` and the arrows it draws between them.
struct PackagePicture: Sendable {
  struct Target: Sendable, Equatable {
    let name: String
    let isSystemLibrary: Bool
    /// Tests, and what only tests use.
    let isTest: Bool
    let dependencies: Set<String>
  }

  let targets: [Target]

  init(_ file: SourceFile) {
    let code = SwiftCode(file)
    let tokens = code.tokens
    let openers: Set = [
      "target", "executableTarget", "tests", "goldenTests", "testTarget", "systemLibrary",
    ]
    targets = zip(tokens.indices, tokens.indices.dropFirst()).compactMap { index, next in
      guard openers.contains(tokens[index].text), tokens[next].text == "(" else { return nil }
      return Self.target(tokens[index].text, Call(tokens, from: next, file: file))
    }
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  private static func target(_ kind: String, _ call: Call) -> Target? {
    guard let name = call.strings(of: ["", "name"]).first else { return nil }
    let isBesideTests = call.strings(of: ["path"]).contains { $0.hasPrefix("Tests/") }
    return Target(
      name: name, isSystemLibrary: kind == "systemLibrary",
      isTest: kind.hasSuffix("ests") || kind == "testTarget" || isBesideTests,
      dependencies: Set(call.strings(of: ["", "dependencies"]).filter { $0 != name }))
  }
}

/// The arguments of one call: under each label the string literals in it.
private struct Call {
  private var arguments: [(label: String, strings: [String])] = [("", [])]

  init(_ tokens: [Token], from open: Int, file: SourceFile) {
    var depth = 0
    for place in tokens.indices[open...] {
      switch tokens[place].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ",": if depth == 1 { arguments.append(("", [])) }
      case ":": if depth == 1 { arguments[arguments.count - 1].label = tokens[place - 1].text }
      case "\"": add(Self.literal(tokens, place, file))
      default: break
      }
      if depth == 0 { return }
    }
  }

  func strings(of labels: Set<String>) -> [String] {
    arguments.filter { labels.contains($0.label) }.flatMap(\.strings)
  }

  private mutating func add(_ literal: String?) {
    if let literal { arguments[arguments.count - 1].strings.append(literal) }
  }

  /// The text between a quote and the next; nil for the closing quote of a pair.
  private static func literal(_ tokens: [Token], _ place: Int, _ file: SourceFile) -> String? {
    let quotes = tokens[...place].count { $0.text == "\"" }
    guard quotes % 2 == 1, place + 1 < tokens.count else { return nil }
    let text = file.bytes[(tokens[place].offset + 1)..<tokens[place + 1].offset]
    return String(decoding: text, as: UTF8.self)
  }
}
