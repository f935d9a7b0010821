import Testing
import YAML

@Suite struct YAMLReaderTests {
  private func read(_ yaml: String) throws(YAMLError) -> YAMLNode? {
    try YAMLReader.read(Array(yaml.utf8))
  }

  private func failure(_ yaml: String) -> YAMLError? {
    do throws(YAMLError) {
      _ = try read(yaml)
      return nil
    } catch {
      return error
    }
  }

  @Test func valuesKnowTheirPlaces() throws {
    let root = try read("a: 1\nlist:\n  - x\n  - y: z\n")
    #expect(root?["a"] == YAMLNode(.scalar("1"), line: 1, column: 4))
    let list = root?["list"]?.sequence
    #expect(list?.map(\.line) == [3, 4] && list?.map(\.column) == [5, 5])
    #expect(list?.last?["y"]?.column == 8)
    #expect(root?.mapping?.map(\.line) == [1, 2])
  }

  @Test func plainNullIsEmptyAndQuotedNullIsAWord() throws {
    let root = try read("a: null\nb: ~\nc:\nd: \"null\"\n")
    #expect(["a", "b", "c", "d"].map { root?[$0]?.scalar } == ["", "", "", "null"])
  }

  @Test(arguments: ["", "# a comment\n", "---\n"])
  func nothingIsNoError(yaml: String) throws { #expect(failure(yaml) == nil) }

  @Test(arguments: [
    ("a: &x 1\nb: *x\n", 2, 4), ("a: 1\nb: 2\na: 3\n", 3, 1), ("a: {b: 1, b: 2}\n", 1, 11),
    ("? [a]\n: 1\n", 1, 3), ("--- a\n--- b\n", 2, 1), ("a: b: c\n", 1, 5),
    ("title: x\nabstract: \"open\n", 2, 11), ("a: [1, 2\nb: 3\n", 2, 2), ("a: 1\n\tb: 2\n", 2, 1),
    ("a: %x\n", 1, 4), ("a: 1\n b: 2\n", 2, 3),
  ])
  func refusesWithLineAndColumn(yaml: String, line: Int, column: Int) {
    let error = failure(yaml)
    #expect(error?.line == line && error?.column == column, "\(yaml) \(String(describing: error))")
  }

  /// libyaml tells no line for a character that it cannot read, only an offset.
  @Test func aCharacterThatCannotStandIsLocatedToo() {
    #expect(failure("a: 1\nb: é\u{1}\n").map { [$0.line, $0.column] } == [2, 5])
  }

  @Test func bytesThatAreNoTextAreLocatedToo() {
    do throws(YAMLError) {
      _ = try YAMLReader.read(Array("a: 1\nbc: ".utf8) + [0xFF, 0x0A])
      Issue.record("read")
    } catch {
      #expect([error.line, error.column] == [2, 5])
    }
  }

  @Test func aliasesAreRefusedBeforeTheyUnfold() {
    let bomb = "a: &a [x]\n" + (1...30).map { "b\($0): [*a, *a, *a]\n" }.joined()
    #expect(failure(bomb)?.problem == "aliases such as *name are not supported")
  }

  @Test func anAnchorThatHoldsItselfIsRefused() { #expect(failure("&a [*a]\n") != nil) }

  @Test func nestsToItsLimitAndNotBeyond() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(failure(nested(YAMLReader.deepest)) == nil)
    #expect(failure(nested(YAMLReader.deepest + 1))?.column == YAMLReader.deepest + 1)
    #expect(failure(nested(20_000)) != nil)
  }

  @Test(.timeLimit(.minutes(15)))
  func manyKeysAreReadInTheirTime() throws {
    let keys = (0..<20_000).map { "key\($0): \($0)\n" }.joined()
    #expect(try read(keys)?.mapping?.count == 20_000)
  }
}
