import Bytes
import Model
import Vocabulary

/// Recovers the blocks of a flattened article, chapter by chapter.
struct FlatArticle {
  private let frame: FlatFrame
  private let lexicon: Lexicon
  private let names: Names
  private let article: LooseArticle
  private var draft: FlatDraft

  static func draft(_ article: LooseArticle, _ frame: FlatFrame, _ lexicon: Lexicon) -> FlatDraft {
    let draft = FlatDraft(
      bytes: article.scrape.bytes, title: article.title, links: SeeLinks(article, lexicon))
    var flat = FlatArticle(
      frame: frame, lexicon: lexicon, names: Names(lexicon), article: article, draft: draft)
    flat.run()
    return flat.draft
  }

  private var bytes: [UInt8] { draft.bytes }
}

extension FlatArticle {
  private mutating func run() {
    draft.book.add(.heading(level: 1), Array(article.title.utf8), from: frame.title, "title")
    let chapters =
      frame.chapters.isEmpty ? ChapterGuess.chapters(bytes, frame, lexicon) : frame.chapters
    let starts = chapters.map(\.lowerBound) + [frame.body.upperBound]
    takeProse(frame.title.upperBound..<starts[0], chapter: "")
    for (chapter, end) in zip(chapters, starts.dropFirst()) {
      takeChapter(chapter, body: chapter.upperBound..<end)
    }
  }

  private mutating func takeChapter(_ heading: Range<Int>, body: Range<Int>) {
    let piece = FlatPiece(bytes, heading)
    draft.add(.heading(level: 2), piece, "chapter")
    switch piece.string {
    case SectionNames.resources:
      FlatResources.write(body, names: names, lexicon: lexicon, to: &draft)
    case SectionNames.changeLog where FlatChangeLog.write(bytes, body, to: &draft): break
    default: takeProse(body, chapter: piece.string)
    }
  }

  /// Text between players: a player ends whatever is before it.
  private mutating func takeProse(_ range: Range<Int>, chapter: String) {
    var pieces: [FlatPiece] = []
    for part in range.cut(at: Array(article.spaced?.blocks(in: range) ?? [])) {
      var start = part.lowerBound
      for player in FlatPlayers.places(bytes, part) {
        pieces += self.pieces(start..<player.lowerBound)
        write(&pieces, chapter)
        takePlayer(player)
        start = player.upperBound
      }
      pieces += self.pieces(start..<part.upperBound)
    }
    write(&pieces, chapter)
  }

  private func pieces(_ range: Range<Int>) -> [FlatPiece] {
    range.cut(at: GlueFinder.cuts(bytes, in: range, names: names)).map { FlatPiece(bytes, $0) }
  }

  /// What the film shows stays; without it, the player says nothing.
  private mutating func takePlayer(_ player: Range<Int>) {
    guard let words = VideoDescription.words(bytes[player]) else {
      return draft.book.enter(player, .dropped, "video-controls")
    }
    draft.book.add(.video, words, from: player, VideoDescription.rule)
  }

  private mutating func write(_ pieces: inout [FlatPiece], _ chapter: String) {
    FlatProse.write(
      pieces, chapter: chapter, level: level(chapter), spaced: article.spaced,
      lexicon: lexicon, to: &draft)
    pieces = []
  }

  /// Without a list of chapters, a heading is more likely one of them than one below.
  private func level(_ chapter: String) -> Int {
    !frame.listsChapters && chapter != SectionNames.platforms ? 2 : 3
  }
}
