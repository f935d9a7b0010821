import Model
import TestSupport
import Testing

@Suite struct FootnoteTests {
  @Test func aReferenceHasTheNameOfItsNote() {
    #expect(
      parsed("a[^n] b **c**[^m]\n\n[^m]: second\n\n[^n]: first\n").dump == """
        paragraph
          "a"
          footnote reference "1"
          " b "
          strong
            "c"
          footnote reference "2"
        footnote "1"
          paragraph
            "first"
        footnote "2"
          paragraph
            "second"

        """)
  }

  @Test func aReferenceWithoutANoteIsText() {
    #expect(parsed("a[^n] b\n").dump == "paragraph\n  \"a[^n] b\"\n")
  }
}
