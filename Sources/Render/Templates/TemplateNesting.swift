/// Whether the tags of a template that open something are closed, each where it may be.
enum TemplateNesting {
  static let deepest = 100

  static func check(
    _ tokens: [TemplateToken], of source: [UInt8], file: String
  ) throws(TemplateError) {
    func error(_ problem: TemplateError.Problem, at tag: TemplateToken) -> TemplateError {
      TemplateError(problem, at: tag.range.lowerBound, of: source, file: file)
    }
    var open: [TemplateToken] = []
    for tag in tokens where tag.kind.isOpening || tag.kind == .close {
      if tag.kind.isOpening {
        guard open.count < deepest else { throw error(.nestedTooDeep, at: tag) }
        open.append(tag)
        continue
      }
      guard let opened = open.popLast() else { throw error(.closesNothing(tag.name), at: tag) }
      guard opened.name == tag.name else {
        throw error(.closesOther(tag.name, open: opened.name), at: tag)
      }
    }
    if let left = open.last { throw error(.sectionNeverClosed(left.name), at: left) }
  }
}
