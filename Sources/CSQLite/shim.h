// SQLite; SQLITE_TRANSIENT is a cast of -1 to a function, which Swift cannot see.
#pragma once
#include <sqlite3.h>

static inline int hig_sqlite_bind_text(sqlite3_stmt *statement, int place, const char *text,
                                       int size) {
  return sqlite3_bind_text(statement, place, text, size, SQLITE_TRANSIENT);
}
