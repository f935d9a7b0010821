import Glibc
import Testing

@testable import Command

/// Lines from a pipe, however they arrive.
@Suite struct LineInputTests {
  private func lines(_ text: String) throws -> [String] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let bytes = Array(text.utf8)
    try #require(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    let input = LineInput(descriptor: ends[0])
    var lines: [String] = []
    while let line = try input.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\r\n", ["", "", "a\r"]),
  ]) func splits(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func aLineLongerThanTheReadersChunk() throws {
    let long = String(repeating: "x", count: 65_000)
    #expect(try lines("\(long)\nb") == [long, "b"])
  }

  @Test func aClosedInputIsNamed() {
    let error = #expect(throws: CommandError.self) {
      _ = try LineInput(descriptor: -1).next()
    }
    let remedy = "Pipe queries into it, as in `hig search --batch < queries.jsonl`."
    #expect(
      error == .failure(.input, at: "standard input", "Standard input is closed", remedy: remedy))
  }

  @Test func aLineWithoutEndIsRefused() throws {
    let zero = open("/dev/zero", O_RDONLY)
    defer { close(zero) }
    #expect(throws: CommandError.self) { try LineInput(descriptor: zero).next() }
  }
}
