import Diagnostics
import Glibc
import Testing

/// What we give to be pasted into a shell is one word there.
@Suite struct ShellWordTests {
  @Test(arguments: [
    "raw/a-1_b.md", "", "it's", "'", "''a''", "a'; touch pwned; echo '.md", "$(touch pwned)",
    "a b\n`c`\\",
    "é’",
  ])
  func aShellReadsItBack(text: String) throws {
    let shell = try #require(popen("printf '<%s>' \(ShellWord.quoted(text))", "r"))
    var (bytes, byte) = ([UInt8](), fgetc(shell))
    while byte != EOF {
      bytes.append(UInt8(byte))
      byte = fgetc(shell)
    }
    #expect(pclose(shell) == 0)
    #expect(String(decoding: bytes, as: UTF8.self) == "<\(text)>")
  }
}
