/// Chooses among the places where the parts of a list may be, headings or words of headings: each
/// once at most, in order, none inside of another, so that what speaks for the places adds up to
/// most. Of equal ways it takes the one that ends first.
struct HeadingPath<Place> {
  private struct Step {
    let place: Place
    /// The last part that is there.
    let part: Int
    let end: Int
    let sum: Int
    /// The step before it.
    let last: Int?
  }

  private var steps: [Step] = []
  /// For each part, the step with the greatest sum that ends with it.
  private var greatest: [Int?]
  /// The steps that end behind the last place.
  private var open: [Int] = []

  init(parts: Int) { greatest = Array(repeating: nil, count: parts) }

  /// Adds a place of some parts, which begins where the last one added does or behind.
  mutating func add(_ place: Place, of parts: Range<Int>, in range: Range<Int>, weight: Int) {
    close(before: range.lowerBound)
    let last = best(of: greatest[..<parts.lowerBound])
    open.append(steps.count)
    steps.append(
      Step(
        place: place, part: parts.upperBound - 1, end: range.upperBound,
        sum: weight + (last.map { steps[$0].sum } ?? 0), last: last))
  }

  private func best(of ends: ArraySlice<Int?>) -> Int? {
    ends.compactMap { $0 }.max { (steps[$0].sum, $1) < (steps[$1].sum, $0) }
  }

  private mutating func close(before place: Int) {
    for step in open where steps[step].end <= place {
      let part = steps[step].part
      if let best = greatest[part], steps[best].sum >= steps[step].sum { continue }
      greatest[part] = step
    }
    open.removeAll { steps[$0].end <= place }
  }

  /// The places chosen, from the first to the last.
  mutating func finish() -> [Place] {
    close(before: .max)
    var next = best(of: greatest[...])
    var chosen: [Place] = []
    while let step = next.map({ steps[$0] }) {
      chosen.append(step.place)
      next = step.last
    }
    return chosen.reversed()
  }
}
