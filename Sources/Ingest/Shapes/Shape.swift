/// A form in which scrapes of a page come. One file a shape; detection looks at the bytes alone.
protocol Shape: Sendable {
  static var name: String { get }
  /// How much of a page's structure it keeps: all (3), most (2), its lines (1), nothing (0).
  static var structure: Int { get }
  /// What a page of it can show; of other things, its pages must show that they do.
  static var sight: Sight { get }
  /// What its pages never show, however few of them there are.
  static var unseen: Sight { get }
  /// Whether it names pages that it links to, and leaves out their titles.
  static var leavesTitlesOut: Bool { get }
  /// What it is to people: "a page as a crawler wrote it in Markdown".
  static var summary: String { get }
  /// What a file must have to be taken for one of this shape, the cheapest to find first.
  static var signs: [ShapeSign] { get }
  /// What it drops by rules of its own; a ledger has their reasons.
  static var furniture: [NoiseRule] { get }
  static func read(_ scrape: Scrape) -> Reading
  /// The reading with its article recovered, for shapes that leave one loose.
  static func recover(_ article: LooseArticle, _ reading: Reading, with lexicon: Lexicon) -> Reading
}

extension Shape {
  static func resembles(_ scrape: Scrape) -> Bool { signs.allSatisfy { $0.seen(scrape) != nil } }

  static var structure: Int { 3 }
  static var sight: Sight { [] }
  static var unseen: Sight { [] }
  static var leavesTitlesOut: Bool { false }
  static var furniture: [NoiseRule] { [] }

  static func recover(
    _ article: LooseArticle, _ reading: Reading, with lexicon: Lexicon
  ) -> Reading { reading }
}
