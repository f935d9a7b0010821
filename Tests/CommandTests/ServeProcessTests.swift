import Files
import TemporaryFolder
import TestSupport
import Testing

@testable import Command

/// `hig serve` as a process: answers at the address it printed, ends when told to.
@Suite struct ServeProcessTests {
  /// Starts it on a port that is free, asks for a page, sends a signal, waits for its end.
  private static let driver = #"""
    coproc "$1" serve "$2" --port 0 --quiet
    pid=$COPROC_PID
    read -r -t 60 address <&"${COPROC[0]}" || exit 99
    port=${address#http://127.0.0.1:}
    exec 3<>"/dev/tcp/127.0.0.1/${port%/}"
    printf 'GET /boxes/ HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "${port%/}" >&3
    read -r status <&3
    echo "$status"
    kill -"$3" "$pid"
    wait "$pid"
    """#

  /// In a name space of its own, whose system has one watch to give.
  private static let isolated = ["/usr/bin/unshare", "--user", "--map-root-user"]
  private static let watches = "/proc/sys/user/max_inotify_watches"
  private static let canLimit =
    Binary().spawn(isolated + ["/bin/sh", "-c", "echo 1 >\(watches)"]) == 0

  /// Ends it as soon as it serves.
  private static let shortOfWatches = #"""
    echo 1 >"$4"
    "$1" serve "$2" --port 0 >/dev/null 2>"$3" &
    for i in $(seq 600); do grep -q Ctrl-C "$3" && break; sleep 0.1; done
    kill $!
    wait $!
    """#

  @Test(.enabled(if: canLimit, "needs a name space of its own, to limit watches"))
  func tellsThatItCannotWatch() throws {
    let project = try TemporaryFolder.ofOnePage()
    let script = ["/bin/sh", "-c", Self.shortOfWatches, "sh", Binary.hig]
    let status = Binary().spawn(
      Self.isolated + script + [project.path, project["talk"], Self.watches])
    #expect(status == 0)
    let talk = String(decoding: try FileSystem.disk.read(project["talk"]), as: UTF8.self)
    #expect(talk.contains("cannot watch for changes"))
    #expect(talk.contains("hig: stopped"))
  }

  @Test(arguments: ["TERM", "INT"]) func servesUntilTold(signal: String) throws {
    let project = try TemporaryFolder.ofOnePage()
    let outcome = try Binary(path: "/bin/bash").run(
      ["-c", Self.driver, "bash", Binary.hig, project.path, signal])
    #expect(outcome.output == "HTTP/1.1 200 OK\r\n")
    #expect(outcome.talk == "")
    #expect(outcome.status == 0)
  }
}
