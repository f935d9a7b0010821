import CSQLite
import JSON

/// A database in memory, which is its file's bytes: the one file that speaks to SQLite.
final class Database {
  private let handle: OpaquePointer

  init() throws(ExportError) {
    var handle: OpaquePointer?
    // This kind lies in one piece, so that it need not be copied to be read.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2("export", &handle, flags, "memdb")
    guard let handle, result == SQLITE_OK else {
      sqlite3_close_v2(handle)
      throw .database(String(cString: sqlite3_errstr(result)))
    }
    self.handle = handle
  }

  /// Whether a name means something to SQL.
  static func isKeyword(_ name: String) -> Bool {
    sqlite3_keyword_check(name, Int32(clamping: name.utf8.count)) != 0
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that give no rows.
  func run(_ sql: String) throws(ExportError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil), SQLITE_OK)
  }

  /// The file.
  func bytes() throws(ExportError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard
      let start = sqlite3_serialize(handle, "main", &size, UInt32(SQLITE_SERIALIZE_NOCOPY))
    else { throw .database("the database does not lie in one piece") }
    return Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }

  fileprivate func prepare(_ sql: String) throws(ExportError) -> OpaquePointer? {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil), SQLITE_OK)
    return statement
  }

  fileprivate func check(_ result: Int32, _ wanted: Int32) throws(ExportError) {
    guard result == wanted else { throw .database(String(cString: sqlite3_errmsg(handle))) }
  }
}

/// A statement that is run again and again with other values.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer?

  init(_ database: Database, _ sql: String) throws(ExportError) {
    self.database = database
    handle = try database.prepare(sql)
  }

  deinit { sqlite3_finalize(handle) }

  func run(_ values: [JSONValue]) throws(ExportError) {
    for (place, value) in values.enumerated() {
      try database.check(bind(value, at: Int32(place + 1)), SQLITE_OK)
    }
    try database.check(sqlite3_step(handle), SQLITE_DONE)
    try database.check(sqlite3_reset(handle), SQLITE_OK)
  }

  private func bind(_ value: JSONValue, at place: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, place)
    case .bool(let flag): sqlite3_bind_int64(handle, place, flag ? 1 : 0)
    case .integer(let number), .decimal(let number, 0):
      sqlite3_bind_int64(handle, place, sqlite3_int64(number))
    case .number(let number): sqlite3_bind_double(handle, place, number)
    case .decimal:
      sqlite3_bind_double(handle, place, Double(JSONWriter.text(value)) ?? 0)
    case .string(let text): bind(text, at: place)
    case .array, .object: bind(JSONWriter.text(value), at: place)
    }
  }

  private func bind(_ text: String, at place: Int32) -> Int32 {
    hig_sqlite_bind_text(handle, place, text, Int32(clamping: text.utf8.count))
  }
}
