import Diagnostics
import Serve
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (
      ServeError.portInUse(8000),
      """
      127.0.0.1:8000: error: another program listens on this port [serve]
          → Choose another with --port, or --port 0 for any free one.

      """
    ),
    (
      .socket("Too many open files"),
      """
      127.0.0.1: error: cannot listen: Too many open files [serve]
          → Check that the loopback interface is up and that files may still be opened.

      """
    ),
  ])
  func saysValuePlaceAndRemedy(error: ServeError, text: String) {
    #expect(DiagnosticFormat.text.line(for: error.diagnostic) == text)
  }
}
