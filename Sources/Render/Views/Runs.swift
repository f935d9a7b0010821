extension Sequence {
  /// What follows one another and has one key.
  func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, run: [Element])] {
    reduce(into: []) { runs, element in
      let key = key(element)
      if runs.last?.key == key {
        runs[runs.count - 1].run.append(element)
      } else {
        runs.append((key, [element]))
      }
    }
  }
}
