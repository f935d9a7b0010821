import Model
import Testing

@Suite struct OutputTreeTests {
  @Test func filesAreSortedAndFoundByPath() {
    let tree = OutputTree(["b/x", "a", "b", "c/d/e", "b-1"].map { OutputFile($0, $0 + "!") })
    #expect(tree.files.map(\.path) == ["a", "b", "b-1", "b/x", "c/d/e"])
    for file in tree.files { #expect(tree[file.path] == file) }
    for path in ["", "aa", "z", "b/"] { #expect(tree[path] == nil) }
  }

  @Test func theLastFileOfAPathCounts() {
    let tree = OutputTree([OutputFile("a", "old"), OutputFile("a", "new")])
    #expect(tree.files == [OutputFile("a", "new")])
  }

  @Test func anEmptyTreeHasNothing() { #expect(OutputTree([])["a"] == nil) }
}
