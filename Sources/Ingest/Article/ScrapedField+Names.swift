import Model

extension [ScrapedField] {
  /// The same; a name that comes twice gets a number, since a key of YAML is unique.
  var numbered: [ScrapedField] {
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    return map { field in
      var name = field.name
      while !taken.insert(name).inserted {
        let number = numbers[field.name, default: 1] + 1
        numbers[field.name] = number
        name = "\(field.name)-\(number)"
      }
      return ScrapedField(name, field.value)
    }
  }
}
