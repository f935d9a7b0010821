import TestSupport
import Testing

@testable import Ingest

/// Forms of Markdown that tools write and mirrors of the guidelines do not.
@Suite struct ToolLineTests {
  @Test(arguments: [
    // Lists whose items are broken over lines.
    ("- a\n  b\n  - c\n- d\n", ["0- a b", "1- c", "0- d"]),
    ("- a\nb\n  - c\n", ["0- a b", "1- c"]),
    ("- a\n\n  b\n\n  - c\n", ["0- a", "p b", "0- c"]),
    ("- a\n\nb\n\n  - c\n", ["0- a", "p b", "0- c"]),
    // A bar at the beginning is around a table whose other rows have one.
    ("| a | b | c |\n|---|---|---|\n| d |\n| e | f | g |\n", ["table a|b|c / d|| / e|f|g"]),
    ("| a | b |\n|---|---|\n| | d |\n", ["table a|b / |d"]),
    // Labels of tabs.
    ("- [A](#){.tab}\n- [B](#){.tab}\n", ["0- A", "0- B"]),
    // Callouts.
    ("> [!note] Note\n> a\n", ["note a"]),
    ("> [!warning]- A b\n> c\n", ["warning **A b**", "warning+ c"]),
    ("> [!tip] A\n\nb\n", ["tip **A**", "p b"]), ("> [!tip] A\nb\n", ["tip **A**", "p b"]),
    ("> [!bug]\n> a\n", ["warning a"]), ("> [!quote] A\n> b\n", ["p b"]),
    ("> [!x] A\n> b\n", ["p [!x] A b"]), ("> [!tip]+\n> a\n>\n> b\n", ["tip a", "tip+ b"]),
    ("> a\n> [!tip] b\n", ["p a [!tip] b"]), ("> [!tip](x) a\n", ["p [!tip](x) a"]),
  ])
  func linesOfTools(text: String, blocks: [String]) {
    let read = LinesRead(text)
    #expect(read.dump == blocks)
    #expect(read.bookings.map(\.range.count).reduce(0, +) == text.utf8.count)
  }
}
