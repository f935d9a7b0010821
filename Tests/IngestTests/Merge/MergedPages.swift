import Model

@testable import Ingest

extension PageMerge {
  /// A page made of drafts of whole sources, the first of which leads and the others are as new as
  /// it is, or older by what it sees.
  static func made(_ drafts: [[Block]], seenByNewer: Sight = [], isDated: Bool = true)
    -> PageMerge
  {
    let standing = Standing(
      structure: 3, isDated: isDated, seenByNewer: seenByNewer,
      newer: seenByNewer.contains(.text) ? 0 : nil)
    return PageMerge(drafts.map(Draft.made), drafts.map { _ in standing })
  }

  var dump: [String] { blocks.map(\.block.dump) }
}

extension Draft {
  static func made(_ blocks: [Block]) -> Draft {
    Draft(
      title: "T", address: PageAddress(title: "T"), edition: "old", abstract: "", blocks: blocks)
  }
}
