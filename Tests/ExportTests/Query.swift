import CSQLite
import Testing

/// Asks a database that lies in memory; one row a line, fields apart by a bar.
enum Query {
  static func rows(_ sql: String, in bytes: [UInt8]) throws -> [String] {
    var database: OpaquePointer?
    try #require(sqlite3_open_v2("query", &database, SQLITE_OPEN_READWRITE, "memdb") == SQLITE_OK)
    defer { sqlite3_close_v2(database) }
    let size = sqlite3_int64(bytes.count)
    let copy = try #require(sqlite3_malloc64(UInt64(size)))
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE)
    try #require(
      sqlite3_deserialize(
        database, "main", copy.assumingMemoryBound(to: UInt8.self), size, size, flags) == SQLITE_OK)
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, "\(sql)")
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let fields = (0..<sqlite3_column_count(statement)).map { place in
        sqlite3_column_text(statement, place).map { String(cString: $0) } ?? "NULL"
      }
      rows.append(fields.joined(separator: "|"))
    }
    return rows
  }
}
