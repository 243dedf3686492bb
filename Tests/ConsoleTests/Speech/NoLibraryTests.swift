import Testing

@testable import a11y_console

@Suite("Without the client library")
struct NoLibraryTests {
  @Test("no library is one line with the packages to install")
  func noLibrary() {
    let endpoint = SpeechEndpoint(library: "/nowhere/libspeechd.so.2")
    let worker = SpeechWorker(endpoint: endpoint)
    let line = worker.connect().line
    #expect(line?.contains("Install libspeechd2 and speech-dispatcher.") == true)
    worker.say(SpokenMessage("unheard"))
    #expect(worker.waitUntilQuiet(within: .seconds(5)))
    #expect(worker.takeNotices().isEmpty, "it was said when connecting")
    #expect(worker.finish(within: .seconds(1)))
    let report = SpeechReport.make(with: SpeechWorker(endpoint: endpoint))
    #expect(report.text.last == "To install: apt install libspeechd2 speech-dispatcher.")
  }

  @Test("a library that is another one is said to be")
  func otherLibrary() throws {
    let worker = SpeechWorker(endpoint: SpeechEndpoint(library: "libm.so.6"))
    guard case .missing(.noLibrary(let said)) = worker.connect() else {
      Issue.record("libm is taken for a speech library")
      return
    }
    #expect(said == "libm.so.6 is not the client library of Speech Dispatcher")
  }
}
