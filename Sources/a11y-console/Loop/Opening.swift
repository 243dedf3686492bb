import AdjustableCore
import Foundation

/// Speech was demanded and is not to be had.
struct Unavailable: Error {
  let text: String
}

/// What a session begins with: the screen that was asked for, the screen reader on it, the output.
struct Opening {
  let options: OpenOptions
  let environment: [String: String]
  let file: ScreenFile
  let reader: ScreenReader
  let isAsking: Bool
  let output: any Output

  /// Opens the screen that the options name.
  init(_ options: OpenOptions, environment: [String: String]) throws {
    let file = try ScreenFile.open(
      options.screen, locale: options.locale.map(Locale.init(identifier:)),
      fallback: EnvironmentLocale.locale(from: environment))
    self.init(file, options, isAsking: false, environment: environment)
  }

  /// Opens the screen that a question amounts to.
  init(_ question: Question, environment: [String: String]) throws(UsageError) {
    let file: ScreenFile
    do throws(ScreenFileErrors) {
      file = try ScreenFile(
        question.document, name: "ask",
        locale: question.options.locale.map(Locale.init(identifier:)),
        fallback: EnvironmentLocale.locale(from: environment), after: FoundErrors(file: "ask"))
    } catch {
      throw question.usageError(error)
    }
    self.init(file, question.options, isAsking: true, environment: environment)
  }

  private init(
    _ file: ScreenFile, _ options: OpenOptions, isAsking: Bool, environment: [String: String]
  ) {
    self.options = options
    self.environment = environment
    self.isAsking = isAsking
    self.file = file
    var reader = ScreenReader(
      file.screen, style: options.style, verbosity: options.verbosity)
    if let policy = options.announcements { reader.announce(policy) }
    self.reader = reader
    output = options.isJSON && !isAsking ? JSONOutput() : TextOutput()
  }

  /// A session on the screen, from now on.
  var session: Session { Session(reader, isAsking: isAsking, now: Date()) }

  /// The loop of a session, with its lines from a script or from standard input.
  func loop() throws -> SessionLoop {
    var input = STDIN_FILENO
    if let script = options.script {
      input = Foundation.open(script, O_RDONLY | O_CLOEXEC)
      guard input >= 0 else { throw FileError(path: script, code: errno) }
    }
    let isTerminal = options.script == nil && isatty(STDIN_FILENO) == 1
    guard isTerminal || !options.takesKeys else {
      throw UsageError(text: "--keys needs a terminal, and standard input is none.")
    }
    let isInteractive = isTerminal && StandardStreams.isTerminal
    var speech = SessionSpeech(locale: reader.screen.locale)
    if options.speech == .required, let reply = speech.demand() {
      throw Unavailable(text: reply.text)
    }
    Wake.onSignals()
    var loop = SessionLoop(
      session, file: file,
      lines: LineReader(descriptor: input, waker: Wake.descriptor),
      inputName: options.script.map(\.shown) ?? "standard input", output: output, speech: speech,
      wantsSpeech: options.speech == .wanted || environment["A11Y_CONSOLE_SPEECH"] == "1",
      isInteractive: isInteractive, showsPrompt: isInteractive && !options.isJSON && !isAsking,
      outputPath: options.output, terminal: isTerminal ? STDIN_FILENO : nil,
      talk: isAsking ? TerminalMode.talkDescriptor : nil)
    loop.printsObject = options.isJSON
    // A terminal that takes whole lines only says so by this name.
    loop.startsWithKeys =
      options.takesKeys || isAsking && isTerminal && environment["TERM"] != "dumb"
    return loop
  }
}
