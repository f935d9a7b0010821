import Bytes
import JSON
import Model

/// A table as files of its own: JSON with typed values, CSV with the words as they are.
struct ExportedTable {
  let table: Placed<DataTable>

  var csv: [UInt8] {
    var writer = CSVWriter()
    let mark = table.value.isGuessed ? ["guessed"] : []
    writer.append(table.value.columns.map { $0.name.isEmpty ? $0.key : $0.name } + mark)
    for row in table.value.rows { writer.append(row.cells.map(\.raw) + mark) }
    return writer.bytes
  }

  /// One row a line, so that a change shows as a line.
  var json: [UInt8] {
    var output = ByteOutput()
    appendJSON(to: &output, schema: "../schema/table.json")
    output.append("\n")
    return output.bytes
  }

  /// `schema` is the address of the schema, nil inside of another document.
  func appendJSON(to output: inout ByteOutput, schema: String?) {
    let head = schema.map { [JSONMember("$schema", .string($0))] } ?? []
    JSONWriter.append(.object(head + members), to: &output)
    output.removeLast()
    output.append(",\n\"rows\":[")
    for (place, row) in table.value.rows.enumerated() {
      output.append(place > 0 ? ",\n" : "\n")
      JSONWriter.append(json(row), to: &output)
    }
    output.append("\n]}")
  }
}

extension ExportedTable {
  private var members: [JSONMember] {
    let flat = TablesColumns.own.map { JSONMember($0.field.name, $0.value(table)) }
    return flat + [JSONMember("parts", .array(table.value.parts.map(json)))]
  }

  private func json(_ part: TablePart) -> JSONValue {
    [
      "panel": part.panel.map { .string($0) } ?? .null,
      "line": .integer(table.place.line(of: part.node)),
      "from": .integer(part.rows.lowerBound), "to": .integer(part.rows.upperBound),
    ]
  }

  private func json(_ row: DataRow) -> JSONValue {
    let line = table.place.line(of: row.node)
    let cells = zip(table.value.columns, row.cells).map { json($1, in: $0) }
    return ["line": .integer(line), "cells": .array(cells)]
  }

  private func json(_ cell: DataCell, in column: DataColumn) -> JSONValue {
    var members = [JSONMember("raw", .string(cell.raw))]
    if cell.value != .text {
      members.append(JSONMember("value", cell.value.json(unit: column.unit)))
    }
    if let type = cell.value.type, !column.type.covers(type) {
      members.append(JSONMember("type", .string(type.rawValue)))
    }
    if cell.isSpanned { members.append(JSONMember("spanned", true)) }
    return .object(members)
  }
}
