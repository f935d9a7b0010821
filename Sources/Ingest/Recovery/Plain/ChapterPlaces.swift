import Bytes

/// Finds the lines that are the chapters' headings. The page's contents name them in order, but a
/// cell or a caption may say the same words.
enum ChapterPlaces {
  /// The line of each chapter found, in order.
  static func find(_ chapters: [String], in lines: [LooseLine]) -> [(line: Int, title: String)] {
    let names = Array(chapters.prefix(most).enumerated())
    let wanted = Dictionary(grouping: names, by: \.element).mapValues { $0.map(\.offset) }
    // best[c]: the best way to place some of the first c chapters in the lines seen so far.
    var best = [Way](repeating: Way(), count: names.count + 1)
    var steps: [Step] = []
    for line in lines.indices where lines[line].isBare {
      for chapter in (wanted[lines[line].string] ?? []).reversed() {
        let score = best[chapter].score + weight(of: line, in: lines)
        guard score > best[chapter + 1].score else { continue }
        steps.append(Step(line: line, chapter: chapter, before: best[chapter].last))
        let way = Way(score: score, last: steps.count - 1)
        for later in (chapter + 1)..<best.count where best[later].score < score {
          best[later] = way
        }
      }
    }
    return path(to: best.last?.last, steps).map { ($0.line, chapters[$0.chapter]) }
  }

  /// No page has more chapters; a list without end must not cost time without end.
  private static let most = 64
}

/// One chapter placed, and the step before it.
private struct Step: Sendable {
  let line: Int
  let chapter: Int
  let before: Int?
}

private struct Way {
  var score = 0
  var last: Int?
}

extension ChapterPlaces {
  private static func path(to last: Int?, _ steps: [Step]) -> [Step] {
    var path: [Step] = []
    var next = last
    while let step = next {
      path.append(steps[step])
      next = steps[step].before
    }
    return path.reversed()
  }

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
