/// Values as templates read them: in one list, with the members of an object and the items of a
/// list side by side, and their texts in one buffer. Members that no template names are left out.
struct ValueTable: Sendable {
  enum Kind: UInt8, Sendable {
    case null, no, yes, text, markup, list, object, later
    /// A list in parts, and a part of it that is shared.
    case parts, shared
  }

  struct Entry: Sendable {
    fileprivate(set) var kind = Kind.null
    /// The number of its name; -1 for what is no member. Of a shared part, the list’s.
    fileprivate(set) var number: Int32 = -1
    private var low: UInt32 = 0
    private var high: UInt32 = 0

    /// Places: of a text in the texts, of items and members among the entries. Of markup and of
    /// what is made later, the place among those, and that of its source. Of a shared part, the
    /// places in its list.
    fileprivate(set) var start: Int {
      get { Int(low) }
      set { low = UInt32(newValue) }
    }

    fileprivate(set) var end: Int {
      get { Int(high) }
      set { high = UInt32(newValue) }
    }
  }

  let names: NameTable
  private(set) var entries: [Entry] = []
  private(set) var texts: [UInt8] = []
  private(set) var markups: [[UInt8]] = []
  private(set) var lists: [SharedList] = []
  private var laters: [LaterValue] = []

  init(names: NameTable) { self.names = names }

  /// How far a table is written.
  struct Mark {
    let entries: Int
    let texts: Int
    let markups: Int
  }

  var mark: Mark {
    Mark(entries: entries.count, texts: texts.count, markups: markups.count)
  }

  /// The place of a value that is added.
  mutating func add(_ value: TemplateValue) -> Int {
    let place = reserve(1)
    write(value, at: place)
    return place
  }
}

extension ValueTable {
  /// The place of a member; nil if there is none of that name, or if this is no object.
  func member(_ name: Int, of object: Int) -> Int? {
    let entry = entries[object]
    guard entry.kind == .object else { return nil }
    var place = entry.start
    while place < entry.end {
      if entries[place].number == name { return place }
      place += 1
    }
    return nil
  }

  func isTruthy(_ place: Int) -> Bool {
    let entry = entries[place]
    return switch entry.kind {
    case .null, .no, .later: false
    case .yes, .object: true
    case .text, .list, .parts, .shared: entry.start < entry.end
    case .markup: !markups[entry.start].isEmpty
    }
  }

  /// Makes a value that was to be made when it is asked for.
  mutating func make(_ place: Int) {
    guard entries[place].kind == .later else { return }
    write(laters[entries[place].start].value, at: place)
  }
}

extension ValueTable {
  /// `whole` is for what only identifies a value: no template names what is in it.
  private mutating func write(_ value: TemplateValue, at place: Int, whole: Bool = false) {
    switch value {
    case .null: set(place, .null, 0, 0)
    case .bool(let flag): set(place, flag ? .yes : .no, 0, 0)
    case .text(let text):
      let start = texts.count
      var text = text
      text.withUTF8 { texts.append(contentsOf: $0) }
      set(place, .text, start, texts.count)
    case .html(let markup):
      markups.append(markup)
      set(place, .markup, markups.count - 1, 0)
    case .list(let values):
      let start = reserve(values.count)
      set(place, .list, start, start + values.count)
      for number in values.indices { write(values[number], at: start + number, whole: whole) }
    case .object(let members): write(members, at: place, whole: whole)
    case .parts(let parts):
      let start = reserve(parts.count)
      set(place, .parts, start, start + parts.count)
      for number in parts.indices { write(parts[number], at: start + number, whole: whole) }
    case .later(let later):
      laters.append(later)
      let number = laters.count - 1
      set(place, .later, number, 0)
      let source = reserve(1)
      entries[place].end = source
      write(later.source, at: source, whole: true)
    }
  }

  private mutating func write(_ members: [TemplateMember], at place: Int, whole: Bool) {
    let start = reserve(members.count)
    set(place, .object, start, start + members.count)
    for number in members.indices {
      let name = names.number(of: members[number].name)
      guard name != nil || whole else { continue }
      entries[start + number].number = name.map { Int32($0) } ?? -1
      write(members[number].value, at: start + number, whole: whole)
    }
  }

  private mutating func write(_ part: ListPart, at place: Int, whole: Bool) {
    switch part {
    case .one(let value): write(value, at: place, whole: whole)
    case .shared(let list, let range):
      entries[place].number = Int32(lists.count)
      lists.append(list)
      set(place, .shared, range.lowerBound, range.upperBound)
    }
  }

  private mutating func reserve(_ count: Int) -> Int {
    entries.append(contentsOf: repeatElement(Entry(), count: count))
    return entries.count - count
  }

  private mutating func set(_ place: Int, _ kind: Kind, _ start: Int, _ end: Int) {
    entries[place].kind = kind
    entries[place].start = start
    entries[place].end = end
  }
}
