import Model
import Parse
import TestSupport
import Testing

@Suite struct ParallelParsingTests {
  @Test func manyPagesAtOnceGiveWhatEachGivesAlone() async {
    var random = SeededRandom(12)
    let pieces =
      ["# a\n", "- b\n", "> c\n", "*d* ", "`e` ", "[f](/g) ", "\n", "\n\n", "1. h\n", "***"]
      + ["| i | j |\n|---|---|\n| k | l |\n", "~~m~~ ", "[^n] ", "\n[^n]: o\n", "```\np\n```\n"]
    let bodies = (0..<400).map { _ in
      random.list(upTo: 60) { $0.pick(pieces) }.joined()
    }
    let alone = bodies.map { parsed($0) }
    let together = await withTaskGroup(of: (Int, Document).self) { group in
      for (place, body) in bodies.enumerated() { group.addTask { (place, parsed(body)) } }
      return await group.reduce(into: [Int: Document]()) { $0[$1.0] = $1.1 }
    }
    for place in bodies.indices { #expect(together[place] == alone[place]) }
  }
}
