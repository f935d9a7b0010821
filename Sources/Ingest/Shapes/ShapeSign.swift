/// Something in the bytes of a file by which a shape is known. A file is of the shape if it has all
/// of its signs; what is seen and what lacks is shown to who asks why.
struct ShapeSign: Sendable {
  /// What a file without it lacks.
  let lack: String
  /// What is seen of it; nil if it is not there.
  let seen: @Sendable (Scrape) -> String?

  init(lack: String, _ seen: @escaping @Sendable (Scrape) -> String?) {
    self.lack = lack
    self.seen = seen
  }
}

extension ShapeSign {
  /// A phrase anywhere in the file.
  static func phrase(_ phrase: StaticString, called name: String? = nil) -> ShapeSign {
    let name = name ?? "“\(phrase)”"
    return ShapeSign(lack: name) { $0.contains(phrase) ? "has \(name)" : nil }
  }

  /// Something that a test shows to be there or not.
  static func test(
    _ name: String, _ isThere: @escaping @Sendable (Scrape) -> Bool
  ) -> ShapeSign {
    ShapeSign(lack: name) { isThere($0) ? "has \(name)" : nil }
  }
}

extension Scrape {
  /// A line as people count them.
  func place(of line: Int) -> String { "line \(line + 1)" }
}
