import Diagnostics
import Glibc
import TestSupport
import Testing

/// What we give to be pasted into a shell is one word there.
@Suite struct ShellWordTests {
  @Test(arguments: [
    "raw/a-1_b.md", "", "it's", "'", "''a''", "a'; touch pwned; echo '.md", "$(touch pwned)",
    "a b\n`c`\\",
    "é’",
  ])
  func aShellReadsItBack(text: String) throws { try expectReadBack(text) }

  /// A mark that joins with a quote makes another character of it, for us and not for a shell.
  @Test(arguments: ["'\u{301};touch pwned;'\u{301}.md", "\u{600}';touch pwned;\u{600}'.md"])
  func noMarkHidesAQuote(text: String) throws { try expectReadBack(text) }

  @Test func anyTextIsOneWord() throws {
    var random = SeededRandom(1)
    let awkward: [Unicode.Scalar] = [
      "'", "'", "\"", "\\", "$", "\n", "\u{301}", "\u{600}", "\u{200D}",
    ]
    for _ in 0..<200 {
      let scalars = random.list(upTo: 12) { random -> Unicode.Scalar in
        let any = Unicode.Scalar(UInt32(1 + random.below(0x10_FFFF))) ?? "'"
        return random.chance(3) ? any : random.pick(awkward)
      }
      try expectReadBack(String(String.UnicodeScalarView(scalars)))
    }
  }

  private func expectReadBack(_ text: String) throws {
    let shell = try #require(popen("printf '<%s>' \(ShellWord.quoted(text))", "r"))
    var (bytes, byte) = ([UInt8](), fgetc(shell))
    while byte != EOF {
      bytes.append(UInt8(byte))
      byte = fgetc(shell)
    }
    #expect(pclose(shell) == 0)
    #expect(bytes == Array("<\(text)>".utf8), "\(text.debugDescription)")
  }
}
