public import Diagnostics
public import Model

/// Raw files in, normalized pages out. `read` knows one file and may run in parallel;
/// `merge` sees them all and decides which source leads where several are about one page.
public enum Ingester {
  /// Reads one raw file: detects its shape unless one is named, strips what is furniture, accounts
  /// for every byte.
  public static func read(_ raw: RawPage, as name: String? = nil) -> Reading {
    let scrape = Scrape(raw)
    let named = name.flatMap(ShapeRegistry.shape(named:))
    guard let shape = named ?? ShapeRegistry.shape(of: scrape) else {
      let refused = Reading.refused(scrape, shape: "unknown", ShapeRegistry.unknown(scrape))
      return program(scrape, shape: "unknown") ?? admitted(refused, scrape)
    }
    let reading = shape.read(scrape).dated(in: scrape)
    guard reading.hasTitles else {
      return ReadingBuilder(scrape, shape: shape.name)
        .refused(.noTitle, "A title has no visible character")
    }
    if shape == NormalizedShape.self { return reading }
    // Any text with a heading is plain Markdown, unless somebody says that this one is.
    let isDoubtful = named == nil && shape == PlainMarkdownShape.self
    let program = isDoubtful ? program(scrape, shape: shape.name) : nil
    return program ?? admitted(reading, scrape)
  }

  /// A text that has files in it: what of it is in which, and what is around them. nil if the bytes
  /// of the package are coded.
  public static func read(_ package: Package, of raw: RawPage) -> Reading? {
    package.isText ? Reading(around: package, Scrape(raw)) : nil
  }

  /// A file whose name says that it is no page, refused.
  private static func program(_ scrape: Scrape, shape: String) -> Reading? {
    OtherDocument.found(byNameOf: scrape).map {
      .refused(scrape, shape: shape, $0.diagnostic(at: SourceLocation(file: scrape.file)))
    }
  }

  /// The reading, unless the file is a failed page or something else than a page.
  private static func admitted(_ reading: Reading, _ scrape: Scrape) -> Reading {
    let place = SourceLocation(file: scrape.file)
    let shape = reading.source.shape
    let isDoubtful = ["unknown", PlainMarkdownShape.name].contains(shape)
    let doubtful = isDoubtful ? OtherDocument.found(inDoubtful: scrape) : nil
    if let other = OtherDocument.found(in: scrape) ?? doubtful {
      return .refused(scrape, shape: shape, other.diagnostic(at: place))
    }
    if let failed = FailedPage.found(reading, scrape) {
      return .refused(scrape, shape: shape, failed.diagnostic(at: place))
    }
    guard case .refused = reading.outcome else {
      return reading.reporting([Misencoded.finding(in: scrape), JoinedPages.finding(in: scrape)])
    }
    return reading
  }

  /// What a file is that is too large to be a page, if it is no text: a PDF or a packed file.
  public static func finding(ofLarge bytes: [UInt8], at file: String) -> Diagnostic? {
    BinaryFile.kind(of: bytes).map {
      OtherDocument.binary($0).diagnostic(at: SourceLocation(file: file))
    }
  }

  /// Each shape in the order of detection, and whether a raw file resembles it: the first that it
  /// does is its own.
  public static func explain(_ raw: RawPage) -> [ShapeLikeness] {
    let scrape = Scrape(raw)
    return ShapeRegistry.all.map { $0.likeness(of: scrape) }
  }

  /// Why a raw file gives no page; nil if it gives one.
  public static func refusal(of raw: RawPage) -> Diagnostic? {
    let reading = read(raw)
    guard case .refused = reading.outcome else { return nil }
    return reading.diagnostics.last
  }

  /// What the readings of a run teach about each other.
  public static func lexicon(of readings: [Reading]) -> Lexicon {
    // Only loose articles are read with it.
    readings.contains { $0.isLoose } ? learned(from: readings) : Lexicon()
  }

  static func learned(from readings: [Reading]) -> Lexicon {
    var lexicon = Lexicon()
    for reading in readings.sorted(by: { $0.file < $1.file }) { lexicon.learn(from: reading) }
    return lexicon
  }

  /// Recovers the structure of an article that its shape lost, with what the run has taught.
  public static func recover(_ reading: Reading, with lexicon: Lexicon) -> Reading {
    guard case .loose(let article) = reading.outcome,
      let shape = ShapeRegistry.shape(named: reading.shape)
    else { return reading }
    return shape.recover(article, reading, with: lexicon.of(page: article.address.slug))
  }

  /// The page that each reading is about, once each, and what the runs of one page came to: all of
  /// a `GatheredRun` at once, on one core.
  public static func merge(_ readings: [Reading]) -> Harvest {
    let gathered = GatheredRun(readings)
    let merged = gathered.merged(gathered.keys.map(gathered.sources))
    let run = merged.booked(in: merged.files.map(merged.ledger))
    return run.harvest(run.keys.map(run.page))
  }

  /// The names of the shapes, in the order of detection.
  public static var shapes: [String] { ShapeRegistry.all.map { $0.name } }
}
