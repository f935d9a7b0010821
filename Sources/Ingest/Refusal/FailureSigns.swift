/// What sites show instead of a page.
enum Failure: String, Sendable {
  case challenge = "a challenge page"
  case consent = "a consent wall"
  case error = "an error page"
  case style = "a style sheet"
  case script = "a script"

  var remedy: String {
    switch self {
    case .challenge: "Scrape the page again with a browser that runs scripts."
    case .consent: "Answer the site’s prompt in a browser, then scrape the page again."
    case .error: "Check the address in a browser, then scrape the page again."
    case .style, .script: "Scrape the page itself; this is a file that it loads."
    }
  }
}

/// Words by which a failed page is known, as `SeenText` writes them.
struct FailureSign: Sendable {
  let failure: Failure
  let phrase: StaticString
  /// A page of more words is one that happens to be called so.
  let most: Int

  init(_ failure: Failure, _ phrase: StaticString, most: Int = 150) {
    (self.failure, self.phrase, self.most) = (failure, phrase, most)
  }
}

extension FailureSign {
  /// What is above pages that were read, and is the title of those that were not.
  static let shell = FailureSign(.challenge, "this page requires javascript")

  /// What a page says that was saved too early, and nothing more. A real page may have this title.
  static let waiting = FailureSign(.challenge, "loading", most: 3)

  /// What a title begins with.
  static let titles: [FailureSign] = [
    FailureSign(.challenge, "just a moment"),
    FailureSign(.challenge, "checking your browser"),
    FailureSign(.challenge, "attention required"),
    FailureSign(.challenge, "verify you are human"),
    FailureSign(.challenge, "verifying you are human"),
    FailureSign(.challenge, "are you a robot"),
    FailureSign(.challenge, "robot check"),
    FailureSign(.challenge, "security check"),
    FailureSign(.challenge, "one more step", most: 60),
    FailureSign(.challenge, "please wait", most: 25),
    FailureSign(.challenge, "enable javascript", most: 60),
    FailureSign(.challenge, "please enable javascript", most: 60),
    FailureSign(.challenge, "please turn on javascript", most: 60),
    FailureSign(.challenge, "javascript is disabled", most: 60),
    FailureSign(.challenge, "javascript required", most: 60),
    FailureSign(.consent, "before you continue"),
    FailureSign(.consent, "we value your privacy"),
    FailureSign(.consent, "we use cookies"),
    FailureSign(.consent, "this site uses cookies"),
    FailureSign(.consent, "this website uses cookies"),
    FailureSign(.consent, "cookie consent", most: 60),
    FailureSign(.consent, "cookie preferences", most: 60),
    FailureSign(.consent, "manage consent", most: 60),
    FailureSign(.error, "an unknown error occurred", most: 60),
    FailureSign(.error, "access denied"),
    FailureSign(.error, "page not found"),
    FailureSign(.error, "not found", most: 25),
    FailureSign(.error, "the page you're looking for"),
    FailureSign(.error, "the page you were looking for"),
    FailureSign(.error, "the page you requested"),
    FailureSign(.error, "this page could not be found"),
    FailureSign(.error, "this page can't be found"),
    FailureSign(.error, "this site can't be reached"),
    FailureSign(.error, "404", most: 60),
    FailureSign(.error, "error 404"),
    FailureSign(.error, "401 unauthorized"),
    FailureSign(.error, "403 forbidden"),
    FailureSign(.error, "forbidden", most: 25),
    FailureSign(.error, "429 too many requests"),
    FailureSign(.error, "too many requests", most: 60),
    FailureSign(.error, "500 internal server error"),
    FailureSign(.error, "internal server error", most: 60),
    FailureSign(.error, "502 bad gateway"),
    FailureSign(.error, "bad gateway", most: 60),
    FailureSign(.error, "503 service"),
    FailureSign(.error, "service unavailable", most: 60),
    FailureSign(.error, "504 gateway"),
  ]

  /// What is in the text: one of them makes a failed page of a few words, two of a short page.
  static let phrases: [FailureSign] = [
    FailureSign(.challenge, "enable javascript and cookies to continue"),
    FailureSign(.challenge, "checking your browser before"),
    FailureSign(.challenge, "checking if the site connection is secure"),
    FailureSign(.challenge, "verify you are human"),
    FailureSign(.challenge, "verifying you are human"),
    FailureSign(.challenge, "needs to review the security of your connection"),
    FailureSign(.challenge, "complete the security check"),
    FailureSign(.challenge, "ddos protection by"),
    FailureSign(.challenge, "security by cloudflare"),
    FailureSign(.challenge, "ray id:"),
    FailureSign(.challenge, "you need to enable javascript"),
    FailureSign(.challenge, "please enable javascript"),
    FailureSign(.consent, "before you continue to"),
    FailureSign(.consent, "we use cookies"),
    FailureSign(.consent, "we and our partners"),
    FailureSign(.consent, "accept all"),
    FailureSign(.consent, "reject all"),
    FailureSign(.consent, "uses cookies to"),
    FailureSign(.error, "you don't have permission to access"),
    FailureSign(.error, "an unknown error occurred"),
    FailureSign(.error, "was not found on this server"),
    FailureSign(.error, "the page you're looking for can't be found"),
    FailureSign(.error, "the page you requested could not be found"),
    FailureSign(.error, "sorry, the page does not exist"),
    FailureSign(.error, "404 not found"),
    FailureSign(.error, "403 forbidden"),
    FailureSign(.error, "502 bad gateway"),
    FailureSign(.error, "503 service unavailable"),
  ]
}
