/// What a site is served by, if its settings are to be written too.
public enum Host: String, Sendable, CaseIterable {
  case nginx
  case githubPages = "github-pages"
  case netlify
  case caddy
}
