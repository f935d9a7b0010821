import Ingest
import TestSupport
import Testing

/// What `explain` tells is what `read` does, unless a shape is named.
@Suite struct ExplanationTests {
  private static let samples = (try? Fixtures.samples()) ?? []

  @Test(arguments: samples.map(\.name)) func theFirstLikenessIsTheShape(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    let likenesses = Ingester.explain(raw(bytes, name))
    #expect(likenesses.map(\.shape) == Ingester.shapes.map(\.name))
    let first = try #require(likenesses.first { $0.resembles })
    #expect(Ingester.read(raw(bytes, name)).shape == first.shape)
    #expect(!first.summary.isEmpty)
  }

  @Test(arguments: Ingester.shapes.map(\.name)) func aNamedShapeIsTaken(shape: String) {
    #expect(Ingester.read(raw(mirror("Text.\n")), as: shape).shape == shape)
  }

  @Test func aNameThatIsNoneIsDetected() {
    #expect(Ingester.read(raw(mirror("Text.\n")), as: "nonsense").shape == "mirror-markdown")
  }
}
