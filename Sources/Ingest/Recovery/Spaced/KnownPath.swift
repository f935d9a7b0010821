/// Chooses among the places where the headings of an outline may be: each heading once at most, in
/// order, so that what speaks for the places adds up to most.
struct KnownPath {
  private struct Step {
    let heading: KnownHeading
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

  /// Adds a heading, which begins where the last one added does or behind.
  mutating func add(_ heading: KnownHeading, weight: Int) {
    close(before: heading.start)
    let last = greatest[..<heading.number].compactMap { $0 }.max { steps[$0].sum < steps[$1].sum }
    open.append(steps.count)
    steps.append(
      Step(heading: heading, sum: weight + (last.map { steps[$0].sum } ?? 0), last: last))
  }

  private mutating func close(before place: Int) {
    for step in open where steps[step].heading.end <= place {
      let number = steps[step].heading.number
      if let best = greatest[number], steps[best].sum >= steps[step].sum { continue }
      greatest[number] = step
    }
    open.removeAll { steps[$0].heading.end <= place }
  }

  /// The headings chosen, from the first to the last.
  mutating func finish() -> [KnownHeading] {
    close(before: .max)
    var place = greatest.compactMap { $0 }.max { steps[$0].sum < steps[$1].sum }
    var chosen: [KnownHeading] = []
    while let step = place.map({ steps[$0] }) {
      chosen.append(step.heading)
      place = step.last
    }
    return chosen.reversed()
  }
}
