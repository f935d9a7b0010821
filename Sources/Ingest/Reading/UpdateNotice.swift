import Bytes
import Model
import Vocabulary

/// What is above the title of a page that changed not long ago: a date, and what changed. As a
/// rule it says the newest row of the change log once more; if that is lost, it is all there is.
struct UpdateNotice: Sendable {
  /// The bytes between the furniture and the title.
  let range: Range<Int>
  let date: [UInt8]
  let text: [UInt8]

  /// nil if the bytes do not start with a date, or say nothing behind it.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let words = bytes[range].split(whereSeparator: ByteClass.isSpace)
    let blank = UInt8(ascii: " ")
    date = Array(words.prefix(3).joined(separator: [blank]))
    text = InlineText.normal(Array(words.dropFirst(3).joined(separator: [blank]))[...])
    guard AppleDate.iso(String(decoding: date, as: UTF8.self)) != nil, !text.isEmpty else {
      return nil
    }
    self.range = range
  }
}

extension Reading {
  /// The reading with a notice in the change log of its page, unless the page says it anyway.
  func keeping(_ notice: UpdateNotice?) -> Reading {
    guard let notice, drafts.count == 1, var draft = drafts.first, !draft.says(notice) else {
      return self
    }
    var reading = self
    let block = draft.log(notice)
    reading.outcome = .pages([draft])
    reading.bookings.removeAll { notice.range.contains($0.range.lowerBound) }
    let place = reading.bookings.firstIndex { $0.range.lowerBound >= notice.range.upperBound }
    reading.bookings.insert(
      Booking(notice.range, .kept, "update-notice", block: block),
      at: place ?? reading.bookings.count)
    return reading
  }
}

extension Draft {
  fileprivate func says(_ notice: UpdateNotice) -> Bool {
    let said = Block.key(of: notice.date[...]) + Block.key(of: notice.text[...])
    return blocks.contains { $0.key.contains(said) }
  }

  /// Where the row went: under the header of the last table of dates, or into one of its own.
  fileprivate mutating func log(_ notice: UpdateNotice) -> Int {
    let row = [notice.date, notice.text]
    if let place = blocks.lastIndex(where: \.isChangeLog) {
      let log = blocks[place]
      blocks[place] = Block(
        .table, [], rows: log.rows.prefix(1) + [row] + log.rows.dropFirst(), from: log.origin)
      return place
    }
    let header = [Array("Date".utf8), Array("Changes".utf8)]
    blocks.append(Block(.heading(level: 2), Array(SectionNames.changeLog.utf8), from: notice.range))
    blocks.append(Block(.table, [], rows: [header, row], from: notice.range))
    return blocks.count - 1
  }
}
