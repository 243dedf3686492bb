/// The command `a11y-console speech`.
enum SpeechCommand {
  /// Writes the report line by line; anything but a sentence spoken to its end is a failure.
  static func run(
    endpoint: SpeechEndpoint = .standard(), in language: any ConsoleLanguage,
    write: (String) -> Void
  ) -> ExitCode {
    let worker = SpeechWorker(endpoint: endpoint)
    let report = SpeechReport.make(with: worker, in: language)
    for line in report.lines { write(language.text(line)) }
    worker.finish(within: .seconds(1))
    return report.isGood ? .success : .unavailable
  }
}
