import Model
import Testing

@testable import Ingest

/// What a source can see: what it shows somewhere.
@Suite struct SightTests {
  private func readings(_ count: Int, _ folder: String, first: String = "") -> [Reading] {
    (0..<count).map { number in
      let body = number == 0 ? first : ""
      return Ingester.read(
        raw(mirror("Text \(number).\n\n\(body)\n", slug: "p\(number)"), "\(folder)/\(number).md"))
    }
  }

  private func sight(_ readings: [Reading]) -> Sight {
    Sights(readings).sight(of: readings[readings.count - 1].source)
  }

  @Test(arguments: [
    ("![A cup](/c.png)", Sight.pictures), ("See [Cups](/c).", .links), ("**Pour** it.", .emphasis),
    ("> [!NOTE]\n> Hot.", .asides), ("| A | B |\n|---|---|\n| c | d |", .tables),
    ("| Date | Changes |\n|---|---|\n| May 1, 2024 | New. |", .changeRows),
    ("## Platform considerations\n\nNone.", .platforms),
    ("| A | B |\n|---|---|\n| c | ![d](/d.png) |", .pictures.union(.tables)),
  ]) func whatOnePageShowsAllPagesCanShow(body: String, expected: Sight) {
    #expect(sight(readings(9, "m", first: body)) == expected.union(.text))
  }

  @Test func anotherFolderIsAnotherSource() {
    let all = readings(9, "a", first: "![A cup](/c.png)") + readings(9, "b")
    #expect(sight(all) == .text)
  }

  /// One page of sosumi.ai is enough to know what it lacks: its tables are gone.
  @Test func aShapeIsBlindToWhatItNeverShows() {
    let text = mirror("Text.\n").replacing("# T\n", with: "**Navigation:** [A](/a)\n\n# T\n")
    let reading = Ingester.read(raw(text))
    #expect(reading.shape == "sosumi-markdown")
    let blindness = Sights([reading]).blindness(of: reading.source)
    #expect(blindness.isSuperset(of: [.tables, .asides, .pictures]))
    #expect(ingested(raw(text)).pages.first?.frontMatter.quality?.losses ?? 0 > 0)
    #expect(!Sights([reading]).sight(of: reading.source).contains(.tables))
  }

  /// That nine pages have no table may be chance, that thirty have none is not.
  @Test func fewPagesDoNotShowThatASourceSeesNone() {
    for (count, isBlind) in [(9, false), (30, true)] {
      let readings = readings(count, "m")
      let blindness = Sights(readings).blindness(of: readings[0].source, least: Sights.plenty)
      #expect(blindness.contains(.tables) == isBlind)
    }
  }

  /// A page without pictures says nothing of what a crawler can see; many do.
  @Test func fewPagesSeeWhatTheirShapeSees() {
    let source = RawSource(
      file: "", name: "c/a.md", size: 0, sha256: "", shape: CrawlerShape.name, captured: nil,
      scraped: [])
    func sights(_ pages: Int) -> Sights {
      Sights([
        Reading(
          source: source, outcome: .pages((0..<pages).map { .made([.words("a\($0)")]) }),
          bookings: [],
          diagnostics: [])
      ])
    }
    #expect(sights(1).sight(of: source).contains(.pictures))
    #expect(sights(1).blindness(of: source) == [])
    #expect(!sights(8).sight(of: source).contains(.pictures))
    #expect(sights(8).blindness(of: source).isSuperset(of: .everywhere))
  }

  @Test func looseShapesDoNotSeeAllText() {
    #expect(
      ShapeRegistry.all.filter { shape in
        let source = RawSource(
          file: "", name: "a", size: 0, sha256: "", shape: shape.name, captured: nil, scraped: [])
        return Sights([]).sight(of: source).contains(.text) != (shape.structure == 3)
      }.isEmpty)
  }
}
