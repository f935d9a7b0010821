import Vocabulary

/// The stylized picture that opens a page and stands for it.
public struct Emblem: Sendable, Equatable {
  /// The paragraph that it is alone in.
  public let paragraph: Int
  public let source: String
  public let alt: String
}

extension Document {
  /// A picture before the first heading below the title, by its name or by its words.
  public var emblem: Emblem? {
    var block = 0
    for _ in 0..<Self.blocksBefore where block < nodes.count {
      switch nodes[block].kind {
      case .heading(level: 1): break
      case .paragraph: if let emblem = emblem(in: block) { return emblem }
      default: return nil
      }
      block = nodes[block].end
    }
    return nil
  }

  /// Title, abstract and lines between.
  private static var blocksBefore: Int { 4 }

  private func emblem(in paragraph: Int) -> Emblem? {
    let image = paragraph + 1
    guard image < nodes.count, case .image(let source, _) = nodes[image].kind,
      nodes[image].end == nodes[paragraph].end
    else { return nil }
    let alt = plainText(of: image + 1..<nodes[image].end)
    let file = source.split(separator: "/").last ?? ""
    let name = file.prefix { !".@%~?#".contains($0) }
    guard
      EmblemWords.endings.contains(where: name.hasSuffix)
        || EmblemWords.openings.contains(where: alt.hasPrefix)
    else { return nil }
    return Emblem(paragraph: paragraph, source: source, alt: alt)
  }
}
