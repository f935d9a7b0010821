import Diagnostics
import Serve
import Testing

@Suite struct WordingTests {
  @Test(arguments: [
    (
      ServeError.portInUse(8000),
      """
      127.0.0.1:8000: error: Another program listens on this port [serve]
          → Choose another with `--port`; 0 uses any free port.

      """
    ),
    (
      .socket("Too many open files"),
      """
      127.0.0.1: error: Cannot listen: Too many open files [serve]
          → Check that the loopback interface is up and that files can still be opened.

      """
    ),
  ])
  func saysValuePlaceAndRemedy(error: ServeError, text: String) {
    #expect(DiagnosticFormat.text.line(for: error.diagnostic) == text)
  }
}
