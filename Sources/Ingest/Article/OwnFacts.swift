import Model
import Vocabulary

/// What a page that hig wrote says of itself, as far as it is valid: its digest has no key, so
/// anybody could have written it.
struct OwnFacts: Sendable, Equatable {
  let front: FrontMatter
  let faults: [FieldFault]

  init(_ fields: OwnFields) {
    var gate = FieldGate()
    var front = FrontMatter(
      title: gate.text("title", fields["title"] ?? "", limit: FieldLimit.title),
      slug: gate.slug(fields["slug"] ?? ""), url: gate.address("url", fields["url"] ?? ""),
      edition: fields["edition"].map { gate.edition($0) } ?? FrontMatter.current,
      abstract: gate.text("abstract", fields["abstract"] ?? "", limit: FieldLimit.abstract))
    front.section = fields["section"].map { gate.text("section", $0, limit: FieldLimit.section) }
    front.updated = fields["updated"].flatMap { gate.day("updated", $0) }
    front.platforms = fields.list("platforms").compactMap(Platform.init(rawValue:))
    front.unsupported = fields.list("unsupported").compactMap(Platform.init(rawValue:))
    front.keywords = gate.words("keywords", fields.list("keywords"))
    front.aliases = gate.words("aliases", fields.list("aliases"))
    front.scraped = fields.scraped.numbered
    self.front = front
    faults = gate.faults
  }

  /// What a page said of itself, it says again.
  func fill(_ page: inout FrontMatter) {
    page.abstract = front.abstract
    page.section = page.section ?? front.section
    page.updated = front.updated
    page.platforms = front.platforms
    page.unsupported = front.unsupported
    page.keywords = front.keywords
    page.aliases = front.aliases
    page.scraped = front.scraped
  }
}
