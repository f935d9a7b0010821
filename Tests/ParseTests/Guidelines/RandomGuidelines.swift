import TestSupport

/// A page of sections with guidelines among other text, to be written in many ways.
struct RandomGuidelines {
  struct Rule: Hashable {
    var lead: String
    var rest: String
  }

  struct Part {
    let title: String
    var rules: [Rule]
  }

  var parts: [Part]

  init(_ random: inout SeededRandom) {
    parts = (0..<1 + random.below(4)).map { number in
      Part(title: "Part \(number)", rules: random.list(upTo: 5) { Self.rule(&$0) })
    }
  }

  /// Leads are few, so that many meet their like.
  static func rule(_ random: inout SeededRandom) -> Rule {
    let verb = random.pick(["Avoid", "Use", "Don’t stack", "Make sure of"])
    let thing = random.pick(["small boxes", "open lids", "boxes in boxes in boxes in boxes in all"])
    return Rule(
      lead: "\(verb) \(thing).",
      rest: random.pick(["So it is", "They fit", "Why"]) + " n\(random.below(1000)).")
  }

  /// The Markdown, lines broken where `random` likes.
  func markdown(_ random: inout SeededRandom) -> String {
    var text = "# T\n\n"
    for part in parts {
      text += "## \(part.title)\n\nWords in front.\n\n"
      for rule in part.rules {
        text += random.chance(3) ? "- " : ""
        for word in "**\(rule.lead)** \(rule.rest)".split(separator: " ") {
          text += word + (random.chance(3) ? "\n" : " ")
        }
        text += "\n\n"
      }
    }
    return text
  }
}
