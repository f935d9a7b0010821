/// A part of the program that reads what others wrote. It may refuse any bytes, but not trap, hang
/// or take more memory than they are worth.
public struct FuzzTarget: Sendable {
  public let name: String
  /// Bytes that it accepts, to start from.
  public let seeds: @Sendable () -> [[UInt8]]
  /// Reads bytes; gives what is wrong with what came out, nil if nothing is.
  public let run: @Sendable ([UInt8]) -> String?

  public init(
    name: String, seeds: @escaping @Sendable () -> [[UInt8]],
    run: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.name = name
    self.seeds = seeds
    self.run = run
  }

  public static let all: [FuzzTarget] = [
    .index, .query, .shapes, .frontMatter, .markdown, .template, .script, .request, .settings,
    .synonyms, .goldenQueries, .session, .image, .fetch, .project,
  ]

  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension FuzzTarget {
  /// The first byte chooses, the others are what is read.
  static func split(_ bytes: [UInt8], among count: Int) -> (choice: Int, rest: [UInt8]) {
    (Int(bytes.first ?? 0) % max(1, count), Array(bytes.dropFirst()))
  }
}
