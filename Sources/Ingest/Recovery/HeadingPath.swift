/// Chooses among the places where the headings of a list may be: each heading once at most, in
/// order, none inside of another, so that what speaks for the places adds up to most. Of equal ways
/// it takes the one that ends first.
struct HeadingPath<Place> {
  private struct Step {
    let place: Place
    let heading: Int
    let end: Int
    let sum: Int
    /// The step before it.
    let last: Int?
  }

  private var steps: [Step] = []
  /// For each heading, the step with the greatest sum that ends there.
  private var greatest: [Int?]
  /// The steps whose heading ends behind the last place.
  private var open: [Int] = []

  init(headings: Int) { greatest = Array(repeating: nil, count: headings) }

  /// Adds a place of a heading, which begins where the last one added does or behind.
  mutating func add(_ place: Place, of heading: Int, in range: Range<Int>, weight: Int) {
    close(before: range.lowerBound)
    let last = best(of: greatest[..<heading])
    open.append(steps.count)
    steps.append(
      Step(
        place: place, heading: heading, end: range.upperBound,
        sum: weight + (last.map { steps[$0].sum } ?? 0), last: last))
  }

  private func best(of ends: ArraySlice<Int?>) -> Int? {
    ends.compactMap { $0 }.max { (steps[$0].sum, $1) < (steps[$1].sum, $0) }
  }

  private mutating func close(before place: Int) {
    for step in open where steps[step].end <= place {
      let heading = steps[step].heading
      if let best = greatest[heading], steps[best].sum >= steps[step].sum { continue }
      greatest[heading] = step
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
