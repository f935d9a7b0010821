import Build
import Model

/// The files that a new project begins with.
enum StarterFiles {
  static let folder = "content/raw"

  static let all: [(path: String, text: String)] = [
    ("content/site.yaml", settings),
    ("content/synonyms.yaml", synonyms),
    (".gitignore", ignored),
  ]

  private static let settings = """
    # Settings of the site. Every key is optional: to set one, remove the `# ` before it.

    """ + SettingsExamples.text

  private static let synonyms = """
    # Your readers’ words, in addition to the synonyms that come with hig: Apple’s word, then other
    # words for the same thing. A search for one of those also finds Apple’s word.

    # toolbar: [command strip, top bar]

    """

  private static let ignored = """
    # Created by hig.
    /public/
    /.public.*
    /.cache/

    # What hig fetch brings is Apple's and must not be published. Remove this line only where no one
    # but you reads the repository.
    /content/raw/apple/

    """
}
