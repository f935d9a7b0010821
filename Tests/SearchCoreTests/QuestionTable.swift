import Bytes

@testable import SearchCore

/// A table that is asked.
struct QuestionTable {
  let title: String
  let heading: String
  let head: [String]
  let rows: [[String]]

  struct Found {
    let row: String
    let cell: String?
    let score: Int
    let isGiven: Bool
  }

  init(_ title: String, _ heading: String, _ head: [String], _ rows: [String]...) {
    (self.title, self.heading, self.head, self.rows) = (title, heading, head, rows)
  }

  /// The best row, its cell, and its score. `devices` stand for systems, `names` for what Apple
  /// calls them, `slips` for what they may have been meant to be; `everyday` words are in many sections.
  func best(
    _ query: String, of devices: [String: String] = [:], calling names: [String: String] = [:],
    meaning slips: [String: String] = [:], everyday: String = "", looseness: Int = 0
  ) -> Found? {
    let pairs = [devices, names, slips].map { list in
      list.flatMap { [$0.key, $0.value] }.map { AnswerWord.hash(Stemmer.stem(Array($0.utf8))) }
    }
    let asked = Asked(
      KeyNames.spelled(Array(query.utf8)), devices: pairs[0],
      names: looseness > 1 ? pairs[1] : [], slips: looseness > 0 ? pairs[2] : [],
      common: AnswerWord.list(Array(everyday.utf8)).map(\.stem), looseness: looseness)
    let words = rows.map { row in RowWords(row.map { Array($0.utf8) }).reaching(asked) }
    let table = AskedTable(
      asked, head: head.map { Array($0.utf8) },
      above: AnswerWord.list(Array((heading + " " + title).utf8)), rows: words,
      title: AnswerWord.list(Array(title.utf8)))
    table.isOfScreen = AskedTable.speaksOfScreen(AnswerWord.list(Array(heading.utf8)))
    let verdicts = zip(rows, words).enumerated().compactMap { place, row in
      RowFinder(table, row.1).verdict(
        isFirst: place == 0, isPlatform: row.0[0].contains("OS")
      ).map { (row.0, $0) }
    }
    guard let score = verdicts.map({ $0.1.score }).max(),
      let (row, verdict) = verdicts.first(where: { $0.1.score == score })
    else { return nil }
    return Found(
      row: row[0], cell: verdict.cell.map { row[$0] }, score: score, isGiven: verdict.isGiven)
  }
}
