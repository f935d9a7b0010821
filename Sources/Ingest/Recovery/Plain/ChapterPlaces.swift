import Bytes

/// Finds the lines that are the chapters' headings. The page's contents name them in order, but a
/// cell or a caption may say the same words.
enum ChapterPlaces {
  /// The line of each chapter found, in order.
  static func find(_ chapters: [String], in lines: [LooseLine]) -> [(line: Int, title: String)] {
    let names = Array(chapters.prefix(most).enumerated())
    let wanted = Dictionary(grouping: names, by: \.element).mapValues { $0.map(\.offset) }
    var path = HeadingPath<(line: Int, title: String)>(parts: names.count)
    for line in lines.indices where lines[line].isBare {
      for chapter in wanted[lines[line].string] ?? [] {
        path.add(
          (line, chapters[chapter]), of: chapter..<chapter + 1, in: line..<line + 1,
          weight: weight(of: line, in: lines))
      }
    }
    return path.finish()
  }

  /// No page has more chapters; a list without end must not cost time without end.
  private static let most = 64
}

extension ChapterPlaces {
  /// A heading is between paragraphs, or right on the heading below it.
  private static func weight(of line: Int, in lines: [LooseLine]) -> Int {
    var weight = 10
    if line > 0, !lines[line - 1].isBare || lines[line].isJoined { weight += 4 }
    guard line + 1 < lines.count else { return weight }
    let next = lines[line + 1]
    if next.isJoined { weight += 6 }
    if next.form == .prose { weight += 6 }
    if next.form == .sentence || next.form == .platforms { weight += 4 }
    return weight
  }
}
