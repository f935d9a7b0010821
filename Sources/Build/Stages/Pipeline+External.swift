import Checks
import Diagnostics
import Files
import Model
import Web

extension Pipeline {
  /// Asks outside addresses, several hosts at a time, one after the other within each.
  func askOutside(_ links: OutsideLinks) async -> Stage<Void> {
    guard let web = web() else { return .failed((), noClient) }
    let (folder, name) = (CacheFolder(of: project, files), CacheFolder.linksName)
    var cache = LinkCache(reading: folder.read(name) ?? [])
    let start = web.now()
    var verdicts: [String: LinkVerdict] = [:]
    let hosts = links.hosts.map { addresses in
      addresses.filter { address in
        verdicts[address] = cache.verdict(of: address, now: start)
        return verdicts[address] == nil
      }
    }.filter { !$0.isEmpty }
    let asker = LinkAsker(web)
    let answers = await Parallel.map(
      hosts, jobs: Self.hostsAtOnce, step: step("Asking", of: hosts.count)
    ) { asker.verdicts(of: $0) }
    for (address, verdict) in zip(hosts.joined(), answers.joined()) {
      verdicts[address] = verdict
      cache.keep(verdict, of: address, now: start)
    }
    var found = Findings(links.findings(verdicts))
    found.count("outside address", verdicts.count)
    if !answers.isEmpty { folder.write(name, cache.bytes) }
    return Stage(found)
  }

  private static let hostsAtOnce = 4

  private var noClient: Diagnostic {
    Diagnostic(
      .external, at: SourceLocation(file: "--external"),
      "External links cannot be checked: libcurl is not installed",
      remedy: "Install it (on Debian: `apt-get install libcurl4`), or leave out `--external`.")
  }
}
