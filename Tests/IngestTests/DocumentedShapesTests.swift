import TestSupport
import Testing

@testable import Ingest

@Suite struct DocumentedShapesTests {
  @Test func theDocsHaveEveryShape() throws {
    let named = try Fixtures.rowNames(of: "shapes.md")
    let missing = ShapeRegistry.all.map { $0.name }.filter { !named.contains($0) }
    #expect(missing == [], "docs/shapes.md needs a row for each")
  }
}
