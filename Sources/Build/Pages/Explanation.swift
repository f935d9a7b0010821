public import Diagnostics
import Ingest
public import Model

/// Why a raw file is taken to be in its shape.
public struct Explanation: Sendable, Equatable {
  public let file: String
  /// Every shape, in the order in which they are tried.
  public let candidates: [ShapeLikeness]
  /// Why it gives no page; nil if it gives one.
  public let refusal: Diagnostic?

  public init(_ page: RawPage) {
    file = page.file
    candidates = Ingester.explain(page)
    refusal = Ingester.refusal(of: page)
  }

  /// The first that the file resembles; nil if it resembles none.
  public var shape: String? { candidates.first { $0.resembles }?.shape }

  /// The names that a raw file's shape may have, in the order in which they are tried.
  public static var shapes: [String] { Ingester.shapes }
}
