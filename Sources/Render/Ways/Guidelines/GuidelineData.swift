import Bytes
import Images
import JSON
import Model
import Vocabulary

/// The guidelines as data, for the list that is filtered in the browser. One file says of each what
/// it asks for and which platforms it is about, two signs a guideline, and names the others, which
/// hold the words. So a choice costs little on a site of any size, and words come when they are to
/// be shown. They are scripts that call a function: a page opened from disk can load nothing else.
struct GuidelineData {
  /// How many guidelines have their words in one file: some 40 KB.
  private static let portion = 512

  let files: [OutputFile]
  /// The path of the file that names the others.
  let start: String

  /// `lists` are those by group, which have every guideline once.
  init(_ lists: [GuidelineList], _ context: RenderContext) {
    var (pages, words): ([JSONValue], [JSONValue]) = ([], [])
    for (group, list) in lists.enumerated() {
      for (page, guidelines) in list.pages {
        let entry = Entry(page: page, guidelines: guidelines, context)
        pages.append(entry.value(group: group))
        words += entry.words
      }
    }
    let starts = stride(from: 0, to: words.count, by: Self.portion)
    let parts = starts.enumerated().map { place, start in
      let own = Array(words[start..<min(start + Self.portion, words.count)])
      return Self.file("words", calling: "leads", [.integer(place), .array(own)])
    }
    let list: [JSONMember] = [
      JSONMember("portion", .integer(Self.portion)),
      JSONMember("verbs", Self.names(Polarity.allCases.map { ($0.rawValue, $0.word) })),
      JSONMember("platforms", Self.names(Platform.allCases.map { ($0.slug, $0.rawValue) })),
      JSONMember("groups", Self.names(lists.map { ($0.slug, $0.name) })),
      JSONMember("parts", .array(parts.map { .string($0.path) })),
      JSONMember("pages", .array(pages)),
    ]
    let first = Self.file("list", calling: "guidelines", [.object(list)])
    files = [first] + parts
    start = first.path
  }
}

extension GuidelineData {
  private static func names(_ names: [(slug: String, name: String)]) -> JSONValue {
    .array(names.map { .array([.string($0.slug), .string($0.name)]) })
  }

  private static func file(
    _ stem: String, calling function: String, _ values: [JSONValue]
  ) -> OutputFile {
    var script = ByteOutput()
    script.append(Array("hig.\(function)(".utf8))
    for (place, value) in values.enumerated() {
      if place > 0 { script.append(",") }
      JSONWriter.append(value, to: &script)
    }
    script.append(")\n")
    let name = AssetName(stem, ending: "js", bytes: script.bytes)
    return OutputFile("guidelines/" + name.text, script.bytes)
  }

  /// A page with its guidelines.
  private struct Entry {
    let title: String
    let href: String
    let source: String
    /// The platform that the page is about alone.
    let alone: [Platform]
    let guidelines: [Guideline]

    init(page: Int, guidelines: [Int], _ context: RenderContext) {
      let document = context.site.pages[page].document
      title = context.site.pages[page].title
      href = context.navigation.href(page)
      source = WebAddress(document.frontMatter.url)?.text ?? ""
      alone = document.frontMatter.platforms.count == 1 ? document.frontMatter.platforms : []
      self.guidelines = guidelines.map { document.guidelines[$0] }
    }

    func value(group: Int) -> JSONValue {
      .array([
        .string(title), .string(href), .integer(group), .string(source),
        .integer(Self.bits(of: alone)), .string(codes),
      ])
    }

    /// Of each guideline its verb and its platforms.
    private var codes: String {
      guidelines.reduce(into: "") { codes, guideline in
        let verb = Polarity.allCases.firstIndex(of: guideline.polarity) ?? 0
        codes.unicodeScalars.append(Self.sign(verb))
        codes.unicodeScalars.append(Self.sign(Self.bits(of: alone + guideline.platforms)))
      }
    }

    /// The lead, and the id if it is not what the browser makes of the lead itself.
    var words: [JSONValue] {
      guidelines.map { guideline in
        let isPlain = PlainID.of(guideline.lead) == guideline.id
        return .string(isPlain ? guideline.lead : guideline.lead + "\t" + guideline.id)
      }
    }

    private static func bits(of platforms: [Platform]) -> Int {
      Platform.allCases.enumerated().reduce(0) { bits, entry in
        platforms.contains(entry.element) ? bits | 1 << entry.offset : bits
      }
    }

    /// A number below 64, from `0` on.
    private static func sign(_ number: Int) -> Unicode.Scalar {
      Unicode.Scalar(UInt8(ascii: "0") + UInt8(number))
    }
  }
}

/// The id that most guidelines have: their first words. `js/guidelines` makes it in the same way.
enum PlainID {
  private static let mostWords = 8

  static func of(_ lead: String) -> String {
    var words: [UInt8] = []
    words.reserveCapacity(lead.utf8.count)
    var (count, isInWord) = (0, false)
    for scalar in lead.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
      guard let byte = UInt8(exactly: scalar.value), ByteClass.isAlphanumeric(byte) else {
        isInWord = false
        continue
      }
      if !isInWord {
        if count == mostWords { break }
        if count > 0 { words.append(UInt8(ascii: "-")) }
        (count, isInWord) = (count + 1, true)
      }
      words.append(ByteClass.lowered(byte))
    }
    return String(decoding: words, as: UTF8.self)
  }
}
