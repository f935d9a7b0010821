import Bytes
import Testing

@Suite struct CSVWriterTests {
  @Test(
    arguments: [
      ([["a", "b"]], "a,b\r\n"), ([["a,b", "c\"d"]], "\"a,b\",\"c\"\"d\"\r\n"),
      ([["a\nb", "c\rd"]], "\"a\nb\",\"c\rd\"\r\n"), ([[""]], "\"\"\r\n"), ([["", ""]], ",\r\n"),
      ([["+0.24", "-11", "=1", "@x"], [" a "]], "+0.24,-11,=1,@x\r\n a \r\n"),
    ] as [([[String]], String)])
  func fieldsAreQuotedWhereTheyNeedIt(rows: [[String]], text: String) {
    var writer = CSVWriter()
    for row in rows { writer.append(row) }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }
}
