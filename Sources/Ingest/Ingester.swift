public import Model

/// Raw files in, normalised pages out. `read` knows one file and may run in parallel;
/// `merge` sees them all and decides which source leads where several tell of one page.
public enum Ingester {
  /// Reads one raw file: detects its shape, strips what is furniture, accounts for every byte.
  public static func read(_ raw: RawPage) -> Reading {
    let scrape = Scrape(raw)
    guard let shape = ShapeRegistry.shape(of: scrape) else {
      return .refused(scrape, shape: "unknown", ShapeRegistry.unknown(scrape))
    }
    return shape.read(scrape)
  }

  /// The page that each reading is about, once each, and what the runs of one page came to.
  public static func merge(_ readings: [Reading]) -> Harvest {
    Merger(readings.sorted { $0.file < $1.file }).harvest
  }

  /// The shapes that are detected, and whether they are read yet, in the order of detection.
  public static var shapes: [(name: String, isRead: Bool)] {
    ShapeRegistry.all.map { ($0.name, $0.isRead) }
  }
}
