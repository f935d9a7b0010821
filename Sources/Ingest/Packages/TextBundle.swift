import Bytes
import Model

/// Several files in one text, as tools write them for language models: each below lines that name
/// it. It is known by what it begins with.
enum TextBundle {
  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard begins(bytes) else { return nil }
    let scrape = Scrape(RawPage(file: "", name: "", bytes: Array(bytes)))
    guard let (form, first) = form(of: scrape) else { return nil }
    var reader = BundleReader(scrape, form, from: first)
    reader.read()
    let isBundle = reader.contents.pages.count > (form.needsSeveral ? 1 : 0)
    return isBundle ? reader.contents : nil
  }

  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(1 << 12)
    guard let first = start.first(where: { !ByteClass.isSpace($0) }),
      "#<=DFRT-".utf8.contains(first),
      first != UInt8(ascii: "-") || hasOtherFields(bytes)
    else { return false }
    let scrape = Scrape(RawPage(file: "", name: "", bytes: Array(start)))
    guard let line = scrape.lines.indices.first(where: { !scrape.isBlank($0) }) else {
      return false
    }
    return prefaces.contains { ByteSearch.starts(scrape.text(line), with: $0) }
      || isLanguageModelIndex(scrape.text(line))
      || BundleForm.allCases.contains { $0.opening(scrape, at: line) != nil }
  }
}

extension TextBundle {
  /// What tools write above the files.
  private static let prefaces: [StaticString] = [
    "This file is a merged representation of", "<file_summary>", "<directory_structure>",
    "<files>", "# File Summary", "# Directory Structure", "# Files", "Directory structure:",
    "Repository: ", "Directory: ", "Files analyzed: ", "<documents>",
    "================================================================",
  ]

  /// `# https://docs.example llms-full.txt`
  private static func isLanguageModelIndex(_ line: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(line, with: "# http")
      && ByteSearch.equal(line.suffix(13), "llms-full.txt")
  }

  /// That of the first file. Others may be in it.
  private static func form(of scrape: Scrape) -> (BundleForm, line: Int)? {
    for line in scrape.lines.indices where mayOpen(scrape.text(line)) {
      if let form = BundleForm.allCases.first(where: { $0.opening(scrape, at: line) != nil }) {
        return (form, line)
      }
    }
    return nil
  }

  static func mayOpen(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map("#<=T-".utf8.contains) ?? false
  }

  /// Whether front matter begins below other text, as that of a second file does: most files have
  /// one, and are no bundle.
  private static func hasOtherFields(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let rule = ByteSearch.first(of: "\n---", in: rest) {
      rest = rest[(rule + 4)...]
      guard let feed = rest.prefix(2).firstIndex(of: UInt8(ascii: "\n")) else { continue }
      let name = rest[(feed + 1)...].prefix(40).prefix {
        ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: "_")
      }
      if !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: ":") { return true }
    }
    return false
  }
}

/// Reads a bundle of a form: each line is in a page, or around the pages.
private struct BundleReader {
  private let scrape: Scrape
  private let form: BundleForm
  private let first: Int
  private(set) var contents = PackageContents(form: "a bundle of files")

  init(_ scrape: Scrape, _ form: BundleForm, from first: Int) {
    (self.scrape, self.form, self.first) = (scrape, form, first)
  }

  mutating func read() {
    contents.isMisencoded = !UTF8Check.isValid(scrape.bytes.span)
    add(0..<first, "bundle-notes")
    var found = form.opening(scrape, at: first)
    while let opening = found { found = take(opening) }
  }
}

extension BundleReader {
  /// Takes a file, and what is behind it up to the next one, which it returns.
  private mutating func take(_ opening: BundleOpening) -> BundleOpening? {
    let limit = limit(of: opening)
    let end = opening.closing(scrape, before: limit) ?? limit
    let next = self.opening(from: end)
    take(opening, upTo: end)
    let rest = end..<(next?.start ?? scrape.lines.count)
    // Not one by one: there may be millions of lines.
    let notes = rest.first { !isMark($0) } ?? rest.upperBound
    add(rest.lowerBound..<notes, "bundle-mark")
    add(notes..<rest.upperBound, "bundle-notes")
    return next
  }

  /// Whether a line behind a file is blank, or one that closes it.
  private func isMark(_ line: Int) -> Bool {
    scrape.text(line).first.map("<`~=".utf8.contains) ?? true
  }

  /// Where a file without a line that closes it would end.
  private func limit(of opening: BundleOpening) -> Int {
    let lines = opening.mark.upperBound..<scrape.lines.count
    if case .fence = opening.close { return lines.upperBound }
    let end = lines.first { line in
      guard TextBundle.mayOpen(scrape.text(line)) else { return false }
      return form.opening(scrape, at: line) != nil
        || form == .ruled && (BundleForm.ruledTitle(scrape, line).map(Self.isEnd) ?? false)
    }
    return end ?? lines.upperBound
  }

  /// Whether what is between two rules says that no file follows.
  private static func isEnd(_ title: ArraySlice<UInt8>) -> Bool {
    ["SYMLINK: ", "End of Codebase", "Instruction", "Git "].contains {
      ByteSearch.starts(title, with: $0)
    }
  }

  private func opening(from line: Int) -> BundleOpening? {
    (line..<scrape.lines.count).lazy.compactMap { line in
      TextBundle.mayOpen(scrape.text(line)) ? form.opening(scrape, at: line) : nil
    }.first
  }

  private mutating func take(_ opening: BundleOpening, upTo end: Int) {
    let (content, title) = content(opening, upTo: end)
    let front = opening.start..<opening.mark.lowerBound
    let text = Array(scrape.bytes[range(front)] + scrape.bytes[range(content)])
    let isEmpty = text.allSatisfy(ByteClass.isSpace)
    let page = isEmpty ? nil : contents.pages.count
    if isEmpty {
      contents.others += 1
    } else {
      contents.pages.append(PackedPage(text, called: opening.name, title: title))
    }
    add(front, "bundle-notes", page)
    add(opening.mark.lowerBound..<content.lowerBound, "bundle-mark")
    add(content, "bundle-notes", page)
  }

  /// The lines of a file, without a title that the tool made up above its own; the title if it has
  /// no other.
  private func content(
    _ opening: BundleOpening, upTo end: Int
  ) -> (lines: Range<Int>, title: String?) {
    let lines = opening.mark.upperBound..<end
    if let title = opening.title {
      let isTitled = lines.contains { HeadingLine.level(scrape.text($0)) == 1 }
      return (lines, isTitled ? nil : title)
    }
    guard form == .numbered, let head = lines.first(where: { !scrape.isBlank($0) }),
      HeadingLine.level(scrape.text(head)) == 2
    else { return (lines, nil) }
    if lines.contains(where: { HeadingLine.level(scrape.text($0)) == 1 }) {
      return (head + 1..<end, nil)
    }
    return (lines, HeadingLine.plainTitle(scrape.text(head)))
  }

  private func range(_ lines: Range<Int>) -> Range<Int> {
    scrape.start(of: lines.lowerBound)..<scrape.start(of: lines.upperBound)
  }

  /// Lines of a page, or by a rule of none.
  private mutating func add(_ lines: Range<Int>, _ rule: String, _ page: Int? = nil) {
    let range = range(lines)
    if !range.isEmpty { contents.spans.append(PackedSpan(range: range, page: page, rule: rule)) }
  }
}
