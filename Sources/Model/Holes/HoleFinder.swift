/// Finds what is missing, by what is announced and what is behind it. It walks backwards, so
/// that each passage is looked at once, however many announce.
public struct HoleFinder {
  private static let deepest = 6

  private let passages: [Passage]
  /// The level of the heading that each passage is below.
  private let levels: [Int]
  /// Whether a passage is a list right behind words that announce it: it is what they announce,
  /// not what others did.
  private let claimed: [Bool]
  /// Behind this place, up to the next heading of a level or above: whether anything is there,
  /// and whether any of it is more than words.
  private var hasAny = [Bool](repeating: false, count: deepest + 1)
  private var hasAnswer = [Bool](repeating: false, count: deepest + 1)
  /// The passage behind this place.
  private var next: Passage?
  private var holes: [Hole] = []

  public static func holes(in passages: [Passage]) -> [Hole] {
    var finder = HoleFinder(passages: passages)
    finder.run()
    return finder.holes.reversed()
  }

  private init(passages: [Passage]) {
    self.passages = passages
    levels = Self.levels(of: passages)
    claimed = Self.claimed(of: passages)
  }

  private static func levels(of passages: [Passage]) -> [Int] {
    var level = 1
    return passages.map { passage in
      if case .heading(let own) = passage { level = min(max(own, 1), deepest) }
      return level
    }
  }

  private static func claimed(of passages: [Passage]) -> [Bool] {
    var isAnnounced = false
    return passages.map { passage in
      switch passage {
      case .paragraph(let words): isAnnounced = Announcement.endsInColon(words)
      case .list: return isAnnounced
      case .nothing: break
      default: isAnnounced = false
      }
      return false
    }
  }
}

extension HoleFinder {
  private mutating func run() {
    let first = passages.firstIndex { if case .heading = $0 { true } else { false } }
    for place in passages.indices.reversed() {
      switch passages[place] {
      case .nothing: continue
      case .heading(let level): close(level, isTitle: level == 1 && place == first, at: place)
      case .paragraph(let words): weigh(words, at: place, level: levels[place])
      case .table(hasBlankColumn: true): holes.append(Hole(.column, at: place))
      case .emptyImage: holes.append(Hole(.image, at: place))
      case .list, .table, .content: break
      }
      note(passages[place], at: place)
      next = passages[place]
    }
  }

  private mutating func close(_ level: Int, isTitle: Bool, at place: Int) {
    let level = min(max(level, 1), Self.deepest)
    if !isTitle, !hasAny[level] { holes.append(Hole(.section, at: place)) }
    for outer in level...Self.deepest { (hasAny[outer], hasAnswer[outer]) = (false, false) }
  }

  private mutating func note(_ passage: Passage, at place: Int) {
    switch passage {
    case .heading(let level):
      for outer in 0..<min(max(level, 1), Self.deepest) { hasAny[outer] = true }
    case .paragraph:
      for level in hasAny.indices { hasAny[level] = true }
    default:
      let isAnswer = passage != .list || !claimed[place]
      for level in hasAny.indices {
        hasAny[level] = true
        hasAnswer[level] = hasAnswer[level] || isAnswer
      }
    }
  }
}

extension HoleFinder {
  private mutating func weigh(_ paragraph: String, at place: Int, level: Int) {
    guard !isAnswered, let announcement = Announcement(in: paragraph) else { return }
    guard let kind = missing(announcement, level) else { return }
    holes.append(Hole(kind, at: place, words: announcement.sentence))
  }

  /// By the very next passage.
  private var isAnswered: Bool {
    switch next {
    case nil, .paragraph, .heading: false
    default: true
    }
  }

  private func missing(_ announcement: Announcement, _ level: Int) -> Hole.Kind? {
    // The text below a title ends at the first section.
    let own = max(level, 2)
    switch announcement.kind {
    case .picture: return hasAnswer[own] ? nil : .picture
    case .table, .values:
      let isHere = hasAnswer[own] || announcement.isFollowedByCells || isNextLoose
      return isHere ? nil : announcement.kind == .table ? .table : .values
    case .named where !announcement.mayBeWords && !isNextHeading(below: level):
      return hasAnswer[level] || isNextLoose ? nil : .other
    case .named, .open: return hasAny[level] ? nil : .other
    }
  }

  private func isNextHeading(below level: Int) -> Bool {
    if case .heading(let next) = next { next > level } else { false }
  }

  private var isNextLoose: Bool {
    if case .paragraph(let words) = next { Announcement.isLoose(words) } else { false }
  }
}
