import Files
import Model

extension HostedSite {
  /// A site of Caddy, to import or to run.
  var caddy: String {
    let headers = ContentPolicy.companions.map { "\t\t\($0.name) \"\($0.value)\"\n" }
    return """
      # Import this file in your Caddyfile, or run: caddy run --config FILE --adapter caddyfile

      \(name ?? ":80") {
      \theader {
      \(headers.joined())\t}
      \t@page path_regexp \(Self.page)
      \t@other not path_regexp \(Self.page)
      \theader @page \(Self.policy) "\(Self.pagePolicy)"
      \theader @other \(Self.policy) "\(Self.otherPolicy)"
      \t# What is set unless it is there, or removed, is done at the end: apart from all else.
      \theader ?Vary Accept-Encoding
      \theader -Server
      \(site)
      \thandle_errors {
      \(root.map { "\t\t\($0)\n" }.joined())\
      \t\theader Cache-Control \(Self.askedEachTime)
      \t\theader \(Self.policy) "\(Self.pagePolicy)"
      \t\trewrite * /404.html
      \t\tfile_server
      \t}
      }

      """
  }

  /// Where its files are.
  private var root: [String] {
    plainFolder.map { ["root * \"\($0)\""] } ?? Self.withoutFolder("root * /path/to/the/site")
  }

  private var site: String {
    var lines = root
    lines += ["@hidden path */.*", "error @hidden 404"]
    let isUnchanging = ["path_regexp ^/\(Self.unchanging)", "file"]
    lines += ["@unchanging {"] + isUnchanging.map { "\t" + $0 } + ["}"]
    lines += ["@changing {", "\tnot {"] + isUnchanging.map { "\t\t" + $0 } + ["\t}", "}"]
    lines += ["header @unchanging Cache-Control \"\(Self.forAYear)\""]
    lines += ["header @changing Cache-Control \(Self.askedEachTime)"]
    let types = Dictionary(grouping: MediaType.byEnding.keys) { MediaType.byEnding[$0] ?? "" }
    for (number, (type, endings)) in types.sorted(by: { $0.key < $1.key }).enumerated() {
      let paths = endings.sorted().map { "*." + $0 }.joined(separator: " ")
      lines += ["@type\(number) {", "\tpath \(paths)", "\tfile", "}"]
      lines.append("header @type\(number) Content-Type \"\(type)\"")
    }
    lines += ["file_server {", "\tprecompressed br gzip", "}"]
    guard path != "/" else { return lines.map { "\t" + $0 }.joined(separator: "\n") }
    let outer = ["redir \(path.dropLast()) \(path)", "handle_path \(path)* {"]
    let all = outer + lines.map { "\t" + $0 } + ["}", "error 404"]
    return all.map { "\t" + $0 }.joined(separator: "\n")
  }
}
