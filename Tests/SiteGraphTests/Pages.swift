import Model
import Parse
import SiteGraph

/// A page of few words.
func page(
  _ slug: String, edition: Slug = FrontMatter.current, title: String? = nil,
  section: String? = nil, aliases: [String] = [], body: String = ""
) -> Document {
  var front = FrontMatter(title: title ?? slug, slug: Slug(making: slug), url: "", edition: edition)
  front.section = section
  front.aliases = aliases
  let source = SourcePage(
    frontMatter: front, body: Array("# \(slug)\n\n\(body)\n".utf8), file: "\(edition)/\(slug).md",
    bodyLine: 1)
  return DocumentParser.parse(source).document
}

func site(
  _ documents: [Document], _ navigation: [(String, [String])] = [], concepts: [String: String] = [:]
) -> Site {
  var settings = settings(navigation)
  settings.concepts = concepts
  return SiteBuilder.site(of: documents, settings: settings).site
}

/// A site of a project that says nothing of its groups.
func site(_ documents: [Document], knowing known: [NavigationEntry]) -> Site {
  var settings = SiteSettings()
  settings.knownGroups = known
  return SiteBuilder.site(of: documents, settings: settings).site
}

/// The groups with the folders of their pages; an article of a group stands in brackets.
func outline(_ site: Site) -> [String] {
  site.groups.map { group in
    let article = group.article.map { "(\(site.pages[$0].folder)) " } ?? ""
    return "\(group.title): " + article
      + group.pages.map { site.pages[$0].folder }.joined(separator: " ")
  }
}

/// A list of links to pages.
func list(_ slugs: [String]) -> String {
  slugs.map { "- [\($0)](/design/human-interface-guidelines/\($0))\n" }.joined()
}

func settings(_ navigation: [(String, [String])]) -> SiteSettings {
  var settings = SiteSettings()
  settings.navigation = navigation.map { NavigationEntry(title: $0.0, slugs: $0.1) }
  return settings
}
