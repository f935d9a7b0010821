import Glibc
import Testing

@testable import Command

/// The test process itself is asked to end, and does not. Not with `raise`: the threads that run
/// tests take no signals.
@Suite(.serialized) struct StopSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func eachSignalIsAWish(number: Int32) async {
    let wish = StopSignals.listen()
    #expect(kill(getpid(), number) == 0)
    await wish()
  }

  @Test func whoAsksAgainMeansIt() async {
    let wish = StopSignals.listen()
    #expect(kill(getpid(), SIGTERM) == 0)
    await wish()
    var action = sigaction()
    sigaction(SIGTERM, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
  }
}
