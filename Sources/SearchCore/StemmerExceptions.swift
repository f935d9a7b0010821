/// The words that Porter2 lists by name, and ours.
enum StemmerExceptions {
  static func stem(of word: [UInt8]) -> [UInt8]? {
    guard word.count <= longest else { return nil }
    return WordText.place(of: word, in: named).map { WordText.word($0, in: stems) }
      ?? WordText.place(of: word, in: "sky news howe atlas cosmos bias andes").map { _ in word }
  }

  /// Words that stay as they are once their plural is gone. The last is ours: “padding” is not
  /// the end of “iPad”.
  static func isDone(_ word: [UInt8]) -> Bool {
    guard word.count <= longest else { return false }
    let done: StaticString = "inning outing canning herring earring proceed exceed succeed padding"
    return WordText.place(of: word, in: done) != nil
  }

  /// Where R1 starts in words that would otherwise lose too much.
  static func fixedRegion(of word: [UInt8]) -> Int? {
    func starts(with prefix: StaticString) -> Bool { WordText.has(prefix, at: 0, in: word) }
    if starts(with: "gener") || starts(with: "arsen") { return 5 }
    return starts(with: "commun") ? 6 : nil
  }

  /// No word of any list has more letters.
  private static let longest = 8

  /// The last four are ours: Porter2 keeps the s of all that ends in "us", so that "menu" would not
  /// find a page on menus.
  private static let named: StaticString =
    "skis skies dying lying tying idly gently ugly early only singly menus submenus cpus gpus"
  /// In the order of the words that they are the stems of.
  private static let stems: StaticString =
    "ski sky die lie tie idl gentl ugli earli onli singl menu submenu cpu gpu"
}
