/// The words that Porter2 lists by name, and ours.
enum StemmerExceptions {
  static func stem(of word: [UInt8]) -> [UInt8]? {
    lookUp(word, in: named).map { bytes(of: stems, word: $0) }
      ?? lookUp(word, in: "sky news howe atlas cosmos bias andes").map { _ in word }
  }

  /// Words that stay as they are once their plural is gone.
  static func isDone(_ word: [UInt8]) -> Bool {
    lookUp(word, in: "inning outing canning herring earring proceed exceed succeed") != nil
  }

  /// Where R1 starts in words that would otherwise lose too much.
  static func fixedRegion(of word: [UInt8]) -> Int? {
    if starts(word, with: "gener") || starts(word, with: "arsen") { return 5 }
    return starts(word, with: "commun") ? 6 : nil
  }
}

extension StemmerExceptions {
  /// The last four are ours: Porter2 keeps the s of all that ends in "us", so that "menu" would not
  /// find a page on menus.
  private static let named: StaticString =
    "skis skies dying lying tying idly gently ugly early only singly menus submenus cpus gpus"
  /// In the order of the words that they are the stems of.
  private static let stems: StaticString =
    "ski sky die lie tie idl gentl ugli earli onli singl menu submenu cpu gpu"

  private static func lookUp(_ word: [UInt8], in list: StaticString) -> Int? {
    WordText.place(of: word, in: list)
  }

  private static func bytes(of list: StaticString, word number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var current = 0
    for place in 0..<list.utf8CodeUnitCount {
      let byte = list.utf8Start[place]
      if byte == 0x20 {
        current += 1
      } else if current == number {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func starts(_ word: [UInt8], with prefix: StaticString) -> Bool {
    guard word.count >= prefix.utf8CodeUnitCount else { return false }
    for place in 0..<prefix.utf8CodeUnitCount where word[place] != prefix.utf8Start[place] {
      return false
    }
    return true
  }
}
