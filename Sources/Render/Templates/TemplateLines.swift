import Bytes

/// Arranges tokens by line. A line of nothing but tags that print nothing leaves no trace: its
/// white space goes, and becomes the indentation of what is included there.
struct TemplateLines {
  private let source: [UInt8]
  private var arranged: [TemplateToken] = []
  private var line: [TemplateToken] = []
  private var number = 0

  static func arrange(_ tokens: [TemplateToken], of source: [UInt8]) -> [TemplateToken] {
    var lines = TemplateLines(source: source)
    for token in tokens { lines.add(token) }
    lines.endLine()
    return lines.arranged
  }
}

extension TemplateLines {
  private mutating func add(_ token: TemplateToken) {
    guard token.kind == .text else { return line.append(token) }
    var start = token.range.lowerBound
    for place in token.range where source[place] == UInt8(ascii: "\n") {
      line.append(TemplateToken(.text, start..<place + 1))
      endLine()
      start = place + 1
    }
    if start < token.range.upperBound {
      line.append(TemplateToken(.text, start..<token.range.upperBound))
    }
  }

  private mutating func endLine() {
    guard let first = line.first else { return }
    for place in line.indices { line[place].line = number }
    let lead = leadingSpace(of: first)
    if line.contains(where: { $0.kind != .text }), standsAlone {
      appendTags(indent: lead)
    } else if line.allSatisfy(isBlank) {
      arranged.append(contentsOf: line)
    } else {
      appendLine(lead: lead)
    }
    line.removeAll(keepingCapacity: true)
    number += 1
  }

  private var standsAlone: Bool {
    let tags = line.filter { $0.kind != .text }
    return tags.count == line.count(where: \.kind.mayStandAlone)
      && line.allSatisfy { $0.kind != .text || isBlank($0) }
      && (tags.count == 1 || !tags.contains { $0.kind == .partial })
  }

  private mutating func appendTags(indent: Range<Int>) {
    let endsInBreak = line.last.map { $0.kind == .text && source[$0.range].last == 0x0A } ?? false
    for var tag in line where tag.kind != .text {
      tag.indent = indent
      tag.tookBreak = endsInBreak
      arranged.append(tag)
    }
  }

  private mutating func appendLine(lead: Range<Int>) {
    var start = TemplateToken(.lineStart, lead)
    start.line = number
    start.indent = lead
    arranged.append(start)
    for token in line {
      guard token.kind == .text, token.range.lowerBound < lead.upperBound else {
        arranged.append(token)
        continue
      }
      var rest = TemplateToken(.text, lead.upperBound..<token.range.upperBound)
      rest.line = number
      if !rest.range.isEmpty { arranged.append(rest) }
    }
  }

  private func isBlank(_ token: TemplateToken) -> Bool {
    token.kind == .text && source[token.range].allSatisfy(ByteClass.isSpace)
  }

  private func leadingSpace(of token: TemplateToken) -> Range<Int> {
    let start = token.range.lowerBound
    guard token.kind == .text else { return start..<start }
    let end = token.range.first { !ByteClass.isSpace(source[$0]) || source[$0] == 0x0A }
    return start..<(end ?? token.range.upperBound)
  }
}
