import Bytes
import Model

/// Lines that start with a bracket: a film with its thumbnail, labels, a paragraph with a link.
extension LineReader {
  mutating func takeBracket(_ text: ArraySlice<UInt8>) {
    if let run = LabelRun(text) { return takeLabels(run) }
    guard ByteSearch.starts(text, with: "[![") else { return takeText(text) }
    let last = lastLineOfLink
    let whole = scrape.lines[line].lowerBound..<scrape.lines[last].upperBound
    guard let video = VideoLine(scrape.bytes[whole].trimmed) else { return takeText(text) }
    add(video, .item(depth: 0, number: nil), from: whole)
    line = last + 1
  }

  /// A film: its title leads to it, its thumbnail goes.
  mutating func add(_ video: VideoLine, _ kind: Block.Kind, from whole: Range<Int>) {
    let start = video.end == nil ? video.title.startIndex : whole.lowerBound
    let end = video.end ?? whole.upperBound
    book.enter(whole.lowerBound..<start, .dropped, "video-thumbnail")
    add(kind, words: video.link[...], from: start..<end, "video")
    book.enter(end..<whole.upperBound, .dropped, "video-thumbnail")
  }

  /// Labels become a list, as other crawlers write them.
  private mutating func takeLabels(_ run: LabelRun) {
    let whole = scrape.lines[line]
    var start = whole.lowerBound
    for (place, label) in run.labels.enumerated() {
      let end = place + 1 == run.labels.count ? whole.upperBound : label.endIndex
      add(.item(depth: 0, number: nil), words: label, from: start..<end, "tab-label")
      start = end
    }
    line += 1
  }

  /// No link is broken over more lines: a run of openings would be read again for each of them.
  private static let longestLink = 8

  /// One crawler breaks a film's link over lines that end in `\\`.
  private var lastLineOfLink: Int {
    var last = line
    let limit = min(end, line + Self.longestLink)
    while last + 1 < limit, scrape.text(last).suffix(2).elementsEqual("\\\\".utf8) { last += 1 }
    return last
  }
}
