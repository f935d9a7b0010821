import JSON

/// What is known of one address: one line of the journal.
struct JournalEntry: Sendable, Equatable {
  let address: String
  /// The file, below the folder of the journal; nil if nothing was kept.
  var path: String?
  var status = 0
  /// The tag and the date that the server gave to these bytes, as they came.
  var tag: String?
  var modified: String?
  var digest: String?
  var size: Int?
  /// The page that answered instead, by its slug.
  var alias: String?
  var problem: String?

  init(_ address: String) { self.address = address }

  func answered(_ status: Int, _ problem: FetchProblem?) -> JournalEntry {
    var entry = self
    entry.status = status
    entry.problem = problem?.words
    return entry
  }
}

extension JournalEntry {
  /// nil for what is not a line of a journal. The file is untrusted: nothing of it is sent that
  /// could be more than one value of a head.
  init?(_ line: ArraySlice<UInt8>) {
    guard let value = try? JSONReader.read(Array(line)), let address = value["address"]?.string
    else { return nil }
    self.init(address)
    path = value["path"]?.string.flatMap(Self.safePath)
    status = value["status"].flatMap(Self.number) ?? 0
    tag = value["tag"]?.string.flatMap(Self.headValue)
    modified = value["modified"]?.string.flatMap(Self.headValue)
    digest = value["digest"]?.string
    size = value["size"].flatMap(Self.number)
    alias = value["alias"]?.string
    problem = value["problem"]?.string
  }

  func json(_ more: [JSONMember] = []) -> JSONValue {
    func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }
    let members = [
      ("address", .string(address)), ("path", text(path)), ("status", .integer(status)),
      ("tag", text(tag)), ("modified", text(modified)), ("digest", text(digest)),
      ("size", size.map { .integer($0) }), ("alias", text(alias)), ("problem", text(problem)),
    ]
    return .object(members.compactMap { name, value in value.map { JSONMember(name, $0) } } + more)
  }

  /// A value that may be in a head: visible, on one line, not too long.
  static func headValue(_ text: String) -> String? {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    return isPlain && !text.isEmpty && text.utf8.count < 1024 ? text : nil
  }

  /// A path that leads nowhere else.
  private static func safePath(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy {
      !$0.isEmpty && $0.first != UInt8(ascii: ".") && !$0.contains(0)
    }
    return isSafe ? text : nil
  }

  private static func number(_ value: JSONValue) -> Int? {
    if case .integer(let number) = value, number >= 0 { number } else { nil }
  }
}
