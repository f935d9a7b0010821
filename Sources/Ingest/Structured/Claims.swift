import Model

/// Which element claims which bytes of a raw file. Claims may nest and overlap; the innermost wins,
/// and what is not claimed is markup. However they lie, the bookings partition the file.
struct Claims {
  private var claims: [Booking] = []

  /// Bytes that went into a block.
  mutating func keep(_ range: Range<Int>, _ rule: String, block: Int) {
    add(Booking(range, .kept, rule, block: block))
  }

  mutating func drop(_ range: Range<Int>, _ rule: String) {
    add(Booking(range, .dropped, rule))
  }

  mutating func move(_ range: Range<Int>, _ rule: String, to destination: String) {
    add(Booking(range, .moved, rule, to: destination))
  }

  private mutating func add(_ claim: Booking) {
    if !claim.range.isEmpty { claims.append(claim) }
  }

  /// Blocks got new places: `places[old]` is the new one, nil if the block is no more.
  mutating func moveBlocks(to places: [Int?]) {
    claims = claims.map { claim in
      guard let block = claim.block else { return claim }
      let place = places[block.block]
      return Booking(claim.range, place == nil ? .dropped : .kept, claim.rule, block: place)
    }
  }
}

extension Claims {
  /// A book of some blocks, entered from 0 to `size`.
  func book(of blocks: [Block], size: Int, else rule: String) -> Book {
    var cut = Cutting(rest: rule, book: Book(blocks, from: 0))
    // Of claims that start together the wider one comes first, and the later one is inside.
    let order = claims.indices.sorted { a, b in
      let (first, second) = (claims[a].range, claims[b].range)
      return (first.lowerBound, -first.upperBound, a) < (second.lowerBound, -second.upperBound, b)
    }
    for claim in order.lazy.map({ claims[$0] }) {
      cut.advance(to: min(claim.range.lowerBound, size))
      cut.open.append(claim)
    }
    cut.advance(to: size)
    return cut.book
  }

  /// The sweep over the file with the claims that are open at its place.
  private struct Cutting {
    let rest: String
    var book: Book
    var open: [Booking] = []

    mutating func advance(to goal: Int) {
      while let place = book.end, place < goal {
        while let last = open.last, last.range.upperBound <= place { open.removeLast() }
        let end = min(goal, open.last?.range.upperBound ?? goal)
        if let claim = open.last {
          book.enter(
            place..<end, claim.fate, claim.rule, block: claim.block?.block, to: claim.destination)
        } else {
          book.enter(place..<end, .dropped, rest)
        }
      }
    }
  }
}
