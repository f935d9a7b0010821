/// The head of a table and what is above it, with what they have of a query.
final class AskedTable {
  let asked: Asked
  private(set) var headers: [AskedMatch] = []
  /// Titles, headings and the label above it.
  let context: AskedMatch
  /// What it is about, beside a device.
  let topic: UInt32
  /// Of the page's title alone.
  let title: AskedMatch
  /// Whether all of the page's title is asked for, in two words or more.
  let isOfTitle: Bool
  /// The cells that hold the label of a tab; -1 if none do.
  private(set) var panel = -1
  /// What headers and context have of the query, and what of it they say themselves.
  private(set) var same: UInt32
  private(set) var said: UInt32
  /// What all columns are about.
  private(set) var meaning: UInt16 = 0
  /// The words of the query that must be met here.
  private(set) var all: UInt32
  /// The words for which its rows need no name, if these are few: what its heading says beside the
  /// page’s title, or its head; but no measure.
  private(set) var telling: UInt32
  /// Whether its first column may be a value, since it tells no rows apart.
  let isOneRow: Bool
  /// Whether its headings speak of a screen.
  var isOfScreen = true

  @inline(never) init(
    _ asked: Asked, head: [[UInt8]], above: [AnswerWord], rows: [RowWords], title: [AnswerWord]
  ) {
    self.asked = asked
    isOneRow = rows.count == 1
    let isLong = title.count > 1
    let title = asked.match(title, title.indices)
    let context = asked.match(above, above.indices)
    // Too much is called otherwise by the title of a page: “notch” is layout.
    let renamed = title.same & ~title.said
    title.drop(renamed)
    context.drop(renamed)
    self.title = title
    isOfTitle = isLong && title.strangers == 0
    // A heading that mentions a text is about something else, and one of sizes names no side.
    context.alike &= ~asked.meaning(Meaning.text | Meaning.sides) | title.alike
    for word in above where asked.measuring != 0 {
      // A class of sizes is no size, and the size of a display is none of “Displaying buttons”.
      if word.stem == KnownStem.sizeClass, asked.same(word.stem) == 0 {
        context.drop(asked.measuring)
      }
      if word.stem == KnownStem.display, word.end - word.start > 8 {
        context.drop(asked.same(word.stem))
      }
    }
    // All pages have a heading of platforms.
    context.drop(asked.same(KnownStem.platform))
    self.context = context
    topic = context.same & ~asked.devices
    all = asked.all
    (same, said) = (context.same, context.said)
    telling = context.same & ~title.same
    for (place, cell) in head.enumerated() {
      let words = AnswerWord.list(cell)
      let header = asked.match(words, words.indices, isHead: true)
      headers.append(header)
      same |= header.same
      telling |= header.same
      said |= header.said
      meaning |= header.meaning
      guard place > 1, place == head.count - 1, words.count == 1 else { continue }
      if words[0].stem == KnownStem.panel || words[0].stem == KnownStem.platform { panel = place }
    }
    // Who asks for the first column asks for all rows.
    let isOfNames = !isOneRow && header(0).same == all
    telling =
      isOfNames || rows.count > SearchEngine.mostAnswers ? 0 : telling & ~asked.measuring
    excuse(rows)
  }

  /// Everyday words that no row and no header has need not be met.
  private func excuse(_ rows: [RowWords]) {
    // What is beside a measure is what is measured.
    guard asked.isLoose, asked.measuring == 0 else { return }
    var open = asked.everyday & ~same
    for row in rows where open != 0 {
      for word in row.words { open &= ~asked.same(word.stem) }
    }
    // One word of four.
    if open & (open &- 1) == 0, (all & ~open).nonzeroBitCount > 2 { all &= ~open }
  }

  static func speaksOfScreen(_ headings: [AnswerWord]) -> Bool {
    headings.contains { $0.stem == KnownStem.screen || $0.stem == KnownStem.resolution }
  }

  /// Whether a screen is asked for, and a column has the size of a case, as others have the sides
  /// of the screen.
  func isOfCase(_ header: AskedMatch) -> Bool {
    header.meaning & Meaning.sides == 0 && meaning & Meaning.sides == Meaning.sides
      && asked.same(KnownStem.screen) & ~header.same != 0
  }

  func header(_ place: Int) -> AskedMatch {
    place < headers.count ? headers[place] : AskedMatch()
  }
}
