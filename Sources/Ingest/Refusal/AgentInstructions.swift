import Bytes

/// Instructions for an agent: `name` and `description` in the front matter, and nothing that a
/// scraper writes there; or a file that agents look for by its name.
enum AgentInstructions {
  static func are(in scrape: Scrape) -> Bool {
    let fields = scrape.fields
    guard ["title", "url", "source"].allSatisfy({ fields[$0] == nil }) else { return false }
    let file = String(scrape.name.split(separator: "/").last ?? "")
    if ["SKILL.md", "AGENTS.md", "CLAUDE.md"].contains(file) { return true }
    guard fields["name"] != nil, let description = fields["description"] else { return false }
    if settings.contains(where: { fields[$0] != nil }) { return true }
    let text = SeenText(scrape.bytes.prefix(8192), upTo: 1000)
    let told = SeenText(description)
    return told.begins(with: "use when") || phrases.contains { text.contains($0) }
  }

  private static let settings = ["allowed-tools", "tools", "model", "globs", "alwaysApply"]

  private static let phrases: [StaticString] = [
    "use this skill", "this skill", "use when", "you are a", "the user asks", "the agent",
    "subagent", "the assistant",
  ]
}
