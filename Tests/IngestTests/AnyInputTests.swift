import Bytes
import Glibc
import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// Whatever raw files hold, and whatever shape they are said to have: every byte is accounted for,
/// the pages can be read again, ingesting them changes nothing, and two runs agree.
/// `HIG_CASES=100000` says how many inputs are tried; an input comes again by its number.
@Suite(.timeLimit(.minutes(60))) struct AnyInputTests {
  private static let shares = 8
  private static let cases = getenv("HIG_CASES").flatMap { Int(String(cString: $0)) } ?? 800
  private static let shapes = Ingester.shapes
  private static let inputs = RawInputs(((try? Fixtures.samples()) ?? []).map(\.bytes))

  @Test(arguments: 0..<shares) func everyInputHolds(share: Int) {
    for number in stride(from: share, to: Self.cases, by: Self.shares) {
      hold(Self.inputs.input(UInt64(number), shapes: Self.shapes))
    }
  }

  private func hold(_ input: RawInputs.Input) {
    let pages = input.files.enumerated().map { raw($1, "\($0).md") }
    let harvest = ingested(pages, as: input.shape)
    #expect(harvest.ledgers.count == pages.count, "\(input)")
    for (page, ledger) in zip(pages, harvest.ledgers) {
      #expect(ledger.addsUp && ledger.size == page.bytes.count, "\(input)")
      #expect(ledger.sha256 == SHA256.hex(page.bytes), "\(input)")
    }
    #expect(ingested(pages.reversed(), as: input.shape).pages == harvest.pages, "\(input)")
    #expect(!harvest.pages.isEmpty || !harvest.diagnostics.isEmpty, "\(input)")
    for page in harvest.pages { hold(page, input) }
  }

  private func hold(_ page: SourcePage, _ input: RawInputs.Input) {
    let written = PageWriter.bytes(page)
    let back = PageReader.read(written, file: "a.md")
    #expect(back.diagnostics == [], "\(input)")
    #expect(back.page?.frontMatter == page.frontMatter, "\(input)")
    #expect(String(validating: written, as: UTF8.self) != nil && !written.contains(0), "\(input)")
    let again = ingested([raw(written)]).pages
    #expect(again.count == 1 && again.first?.body == page.body, "\(input)")
    #expect(again.first.map { facts($0.frontMatter) } == facts(page.frontMatter), "\(input)")
  }

  /// What a page says of itself, and not of the files that it was made from.
  private func facts(_ front: FrontMatter) -> FrontMatter {
    var facts = front
    (facts.quality, facts.sources) = (nil, [])
    return facts
  }
}
