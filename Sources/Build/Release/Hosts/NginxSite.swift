import Files
import Model

extension HostedSite {
  /// A server of nginx, for the folder that it includes.
  var nginx: String {
    let types = MediaType.byEnding.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map {
      "    \($0.value.prefix { $0 != ";" }) \($0.key);\n"
    }
    let texts = Set(MediaType.byEnding.values.filter { $0.contains("charset") })
      .map { String($0.prefix { $0 != ";" }) }.sorted()
    let headers = ContentPolicy.companions.map {
      "  add_header \($0.name) \"\($0.value)\" always;\n"
    }
    return """
      # Link this file into the folder of sites of nginx, such as /etc/nginx/conf.d/, or include it
      # in a file of your own. Add how the server is reached: its name, its certificate.

      map $uri $hig_caching {
        default "\(Self.askedEachTime)";
        "~^\(pattern)\(Self.unchanging)" "\(Self.forAYear)";
      }
      map $uri $hig_policy {
        default "\(Self.otherPolicy)";
        "~\(Self.page)" "\(Self.pagePolicy)";
      }

      server {
        listen 80;
        server_name \(name ?? "_");
      \(place)
        index index.html;
        autoindex off;
        absolute_redirect off;
        server_tokens off;
        error_page 403 404 =404 \(path)404.html;

        # What hig build --release packed.
        gzip_static on;
        gzip_vary on;
        # A sixth smaller. Needs libnginx-mod-http-brotli-static.
        # brotli_static on;

        default_type application/octet-stream;
        charset utf-8;
        charset_types \(texts.filter { $0 != "text/html" }.joined(separator: " "));
        types {
      \(types.joined())  }

      \(headers.joined())  add_header \(Self.policy) $hig_policy always;
        add_header Cache-Control $hig_caching always;

        location ~ /[.] {
          return 404;
        }
      }

      """
  }

  /// Where its files are.
  private var place: String {
    guard let folder = plainFolder else {
      return Self.lines(Self.withoutFolder("root /path/to/the/site;"))
    }
    guard path != "/" else { return Self.lines(["root \"\(folder)\";"]) }
    return Self.lines([
      "location \(path) {", "  alias \"\(folder)/\";", "}", "location = \(path.dropLast()) {",
      "  return 301 \(path);", "}",
    ])
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private var pattern: String {
    path.reduce(into: "") { $0 += $1 == "." ? "[.]" : String($1) }
  }
}
