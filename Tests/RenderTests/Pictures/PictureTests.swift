import Model
import TestSupport
import Testing

@testable import Render

/// What is drawn stands in the table, and what cannot be drawn is named.
@Suite struct PictureTests {
  @Test func screensOfOneSizeShareADrawing() throws {
    let drawn = try picture(
      .screens([("Slate", 400, 800), ("Tile", 200, 200), ("Slab", 400, 800)]))
    #expect(drawn.count("<svg") == 2)
    #expect(drawn.contains("<b>Slate</b><b>Slab</b><span>400 × 800 pt</span>"))
    #expect(drawn.contains("<span>800 × 1600 px @2x</span>"))
  }

  @Test func screensAreToOneScale() throws {
    let drawn = try picture(.screens([("Slate", 400, 800), ("Tile", 200, 400)]))
    #expect(drawn.contains("viewBox=\"0 0 88 176\"") && drawn.contains("viewBox=\"0 0 44 88\""))
  }

  @Test func wideScreensHaveWideColumns() throws {
    let upright = try picture(.screens([("Slate", 400, 800), ("Tile", 200, 400)]))
    let lying = try picture(.screens([("Slate", 800, 400), ("Tile", 400, 200)]))
    #expect(upright.contains("class=\"screens\"") && lying.contains("class=\"screens wide\""))
  }

  @Test func figuresAloneAreNoName() throws {
    let pixels = Unit.pixels
    let table = PictureTable.table(
      [
        ("Series", .text, nil), ("Case", .quantity, nil), ("Width (pixels)", .integer, pixels),
        ("Height (pixels)", .integer, pixels),
      ],
      [("42mm", 374, 446), ("46mm", 416, 496)].map { size, width, height in
        let length = CellValue.quantity(Number(units: 42), .millimeters)
        let sides = [width, height].map { CellValue.number(Number(units: $0)) }
        return PictureTable.row(["10, 11", size, "?", "?"], [.text, length] + sides)
      })
    let drawn = try picture(table)
    #expect(drawn.contains("<b>Series 10, 11</b><span>42mm</span><span>374 × 446 px</span>"))
  }

  @Test func aRowThatDoesNotFitIsNamed() throws {
    var rows = PictureTable.screenRows([("Slate", 400, 800), ("Tile", 200, 400)])
    rows.append(PictureTable.row(["Fog", "soon"], [.text, .text]))
    let table = PictureTable.table(PictureTable.screenColumns, rows)
    let page = try picture(table)
    #expect(page.contains("missing:Fog;"))
    #expect(!page.contains("<b>Fog</b>"))
  }

  @Test func tablesOfOtherKindsHaveNone() throws {
    let words = PictureTable.table(
      [("Cup", .text, nil), ("Use", .text, nil)],
      [PictureTable.row(["Mug", "Tea"], [.text, .text])])
    #expect(try files(of: words).isEmpty)
  }

  @Test func barsSayEachSizeOfEachCategory() throws {
    let drawn = try picture(.scale)
    #expect(drawn.contains("<b>Banner</b>") && drawn.contains("<b>Note</b>"))
    for value in ["30", "36", "12", "12.5"] {
      #expect(drawn.contains("class=\"v\">\(value)</text>"), "\(value)")
    }
    #expect(drawn.contains("Large (default): 36 pt"))
  }

  @Test func curvesAreNamedAtTheirEnds() throws {
    let drawn = try picture(.curves)
    #expect(drawn.contains(">Round</text>") && drawn.contains(">Slim</text>"))
    #expect(drawn.contains(">+41</text>") && drawn.contains(">\u{2212}11</text>"))
    #expect(drawn.contains("Slim: +20 at 6 pt, -11 at 24 pt."))
  }

  /// A size between the ends can be read, and where letters begin to stand closer; what has no room
  /// is left out.
  @Test func curvesHaveAScale() throws {
    let drawn = try picture(.curves)
    #expect(drawn.contains(">6 pt</text>") && drawn.contains(">24 pt</text>"))
    #expect(drawn.contains(">10</text>") && drawn.contains(">0</text>"))
    #expect(!drawn.contains(">20</text>"), "too near to 24 pt")
  }

  @Test func swatchesHaveTheirContrast() throws {
    let drawn = try picture(.swatches)
    #expect(drawn.contains("fill=\"#FFFFFF\"") && drawn.contains("<span>1.00:1 on white</span>"))
    #expect(drawn.contains("fill=\"#767676\"") && drawn.contains("<span>4.54:1 on white</span>"))
    #expect(drawn.contains("<span>21.00:1 on black</span>"))
  }

  /// Each is seen from afar too, in a file that an image can be.
  @Test(arguments: [
    (DataTable.screens([("Slate", 400, 800), ("Tile", 200, 400)]), "<rect"), (.scale, "<rect"),
    (.curves, "<polyline"), (.swatches, "fill=\"#767676\""),
  ])
  func aPictureHasASmallViewWithoutWords(table: DataTable, mark: String) throws {
    let small = try #require(try files(of: table)["pictures/cups--sizes/small.svg"])
    #expect(small.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 240 120\""))
    #expect(small.contains(mark) && !small.contains("<text") && small.hasSuffix("</svg>"))
    #expect(!small.contains("-1") && small.utf8.count < 4096, "all of it is in sight")
  }

  @Test func namesAreTextHoweverTheyLook() throws {
    let name = "</svg><script>alert(1)</script>\" onload=x"
    let drawn = try picture(.screens([(name, 400, 800), ("Tile", 200, 400)]))
    #expect(!drawn.contains("<script") && !drawn.contains("\" onload"))
    #expect(drawn.contains("&lt;/svg&gt;&lt;script&gt;"))
  }

  /// Every figure beside a drawing is one of the table's.
  @Test func valuesComeFromTheTable() throws {
    var random = SeededRandom(7)
    for _ in 0..<50 {
      let sizes = (0..<(2 + random.below(6))).map { place in
        ("Cup \(place)", 1 + random.below(3000), 1 + random.below(3000))
      }
      let drawn = try picture(.screens(sizes))
      let told = drawn.split(separator: "<span>").dropFirst().compactMap {
        $0.split(separator: "<").first
      }
      let known = Set(
        sizes.flatMap { ["\($0.1) × \($0.2) pt", "\($0.1 * 2) × \($0.2 * 2) px @2x"] })
      #expect(Set(told.map(String.init)) == known)
    }
  }

  @Test func hugeAndEmptyFiguresAreNoTrouble() throws {
    let drawn = try picture(
      .screens([("Slate", 400, 800), ("Tile", 200, 400), ("Void", 0, 0), ("Sky", Int.max / 4, 9)]))
    #expect(drawn.contains("missing:Void;Sky;"))
  }
}

extension PictureTests {
  private func files(of table: DataTable) throws -> [String: String] {
    let templates = [
      "picture": "{{{content}}}missing:{{#missing}}{{.}};{{/missing}} {{article.href}}",
      "pictures": "{{#kinds}}{{title}}{{#pictures}}{{href}} {{/pictures}}{{/kinds}}",
    ]
    let page = SampleSite.page(with: table)
    let site = Site(settings: SiteSettings(), pages: [page], groups: [])
    let rendered = Renderer(
      site: site, library: try SampleSite.library(templates), ledgers: [], sources: []
    ).siteFiles()
    return Dictionary(
      rendered.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first }
    ).filter { $0.key.hasPrefix("pictures/") }
  }

  private func picture(_ table: DataTable) throws -> String {
    try #require(try files(of: table)["pictures/cups--sizes/index.html"])
  }
}

extension String {
  fileprivate func count(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
