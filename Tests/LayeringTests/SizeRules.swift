/// The rules about single files of source. Each gives one sentence a finding.
struct SizeRules: Sendable {
  static let widest = 100
  static let emptyNames = ["Manager", "Helper", "Helpers", "Util", "Utils", "Handler", "Processor"]

  let file: SourceFile

  var longLines: [String] {
    file.lines.enumerated().filter { $0.element.count > Self.widest }.map {
      "\(file.path):\($0.offset + 1): \($0.element.count) columns"
    }
  }

  var longFunctions: [String] {
    SwiftCode(file).functions
      .filter { $0.length > Distribution.Limits.functionLines.maximum && !$0.isTable }
      .map { "\(file.path):\($0.line): \($0.name) has \($0.length) lines" }
  }

  var forces: [String] { SwiftCode(file).forces.map { "\(file.path):\($0): forced" } }

  /// Promises without an issue; they stand in comments, so the whole text counts.
  var promises: [String] {
    file.lines.enumerated().filter { line in
      ["TO" + "DO", "FIX" + "ME"].contains { line.element.contains($0) }
    }.map { "\(file.path):\($0.offset + 1): a promise without an issue" }
  }

  var emptyNames: [String] {
    let declared = SwiftCode(file).types.filter { isEmpty($0.name) }
      .map { "\(file.path):\($0.line): \($0.name) says nothing" }
    let parts = file.path.split(whereSeparator: { "/.+".contains($0) }).map(String.init)
    return declared + parts.filter(isEmpty).map { "\(file.path): \($0) says nothing" }
  }

  private func isEmpty(_ name: String) -> Bool { Self.emptyNames.contains { name.hasSuffix($0) } }

  /// Absolute paths that exist on one machine only: below somebody's home, or this very checkout.
  var machinePaths: [String] {
    let own = Repository.root + "/"
    let homes = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/", own]
    return file.lines.enumerated().filter { line in
      homes.contains { home in
        line.element.ranges(of: home).contains { isAbsolute($0.lowerBound, in: line.element) }
      }
    }.map { "\(file.path):\($0.offset + 1): a path of one machine" }
  }

  /// `"/x/y"` is absolute, `https://host/x/y` and `folder/x/y` are not.
  private func isAbsolute(_ place: Substring.Index, in line: Substring) -> Bool {
    guard place > line.startIndex else { return true }
    let before = line[line.index(before: place)]
    return !before.isLetter && !before.isNumber && !"._-}/*)".contains(before)
  }
}
