import Files
import TemporaryFolder
import Testing

@testable import Command

/// `hig serve` as a process: answers at the address it printed, ends when told to.
@Suite struct ServeProcessTests {
  private static let page = """
    ---
    schema: 1
    title: Boxes
    slug: boxes
    url: https://developer.apple.com/design/human-interface-guidelines/boxes
    edition: current
    ---

    # Boxes

    A box holds things that belong together.

    """

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

  @Test(arguments: ["TERM", "INT"]) func servesUntilTold(signal: String) throws {
    let project = try TemporaryFolder()
    try FileSystem.disk.write(
      project["content/pages/current/boxes.md"], Array(Self.page.utf8))
    let outcome = try Binary(path: "/bin/bash").run(
      ["-c", Self.driver, "bash", Binary.hig, project.path, signal])
    #expect(outcome.output == "HTTP/1.1 200 OK\r\n")
    #expect(outcome.talk == "")
    #expect(outcome.status == 0)
  }
}
