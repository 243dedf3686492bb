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
  let language: any ConsoleLanguage
  let file: ScreenFile
  let reader: ScreenReader
  let isAsking: Bool
  let output: any Output
  /// True where the countdown of the screen begins with the session, which ends with it.
  let endsWithCountdown: Bool

  /// Opens the screen that the options name.
  init(
    _ options: OpenOptions, environment: [String: String],
    in language: any ConsoleLanguage = English()
  ) throws {
    let file = try ScreenFile.open(
      options.screen, locale: options.locale.map(Locale.init(identifier:)),
      fallback: EnvironmentLocale.locale(from: environment))
    self.init(file, options, environment: environment, in: language)
  }

  /// Opens the screen that a question amounts to.
  init(
    _ question: Question, environment: [String: String],
    in language: any ConsoleLanguage = English()
  ) throws(UsageError) {
    let file: ScreenFile
    do throws(ScreenFileErrors) {
      file = try ScreenFile(
        question.document, name: "ask",
        locale: question.options.locale.map(Locale.init(identifier:)),
        fallback: EnvironmentLocale.locale(from: environment), after: FoundErrors(file: "ask"))
    } catch {
      throw question.usageError(error)
    }
    self.init(file, question.options, environment: environment, in: language, isAsking: true)
  }

  /// Opens a countdown of a duration that was typed.
  init(
    countdown duration: String, _ options: OpenOptions, environment: [String: String],
    in language: any ConsoleLanguage = English()
  ) throws {
    let file = try CountdownScreen.file(
      duration,
      locale: options.locale.map(Locale.init(identifier:))
        ?? EnvironmentLocale.locale(from: environment), in: language)
    self.init(file, options, environment: environment, in: language, endsWithCountdown: true)
  }

  private init(
    _ file: ScreenFile, _ options: OpenOptions, environment: [String: String],
    in language: any ConsoleLanguage, isAsking: Bool = false, endsWithCountdown: Bool = false
  ) {
    self.options = options
    self.environment = environment
    self.language = language
    self.isAsking = isAsking
    self.endsWithCountdown = endsWithCountdown
    self.file = file
    var reader = ScreenReader(
      file.screen, style: options.style, verbosity: options.verbosity)
    if let policy = options.announcements { reader.announce(policy) }
    self.reader = reader
    output = options.isJSON && !isAsking ? JSONOutput() : TextOutput()
  }

  /// A session on the screen, from now on.
  var session: Session {
    get throws {
      let now = Date()
      let isJSON = options.isJSON && !isAsking
      guard endsWithCountdown else {
        return Session(
          reader, isAsking: isAsking, carriesElements: isJSON, in: language, now: now)
      }
      let screen = try CountdownScreen.begun(reader.screen, at: now)
      return Session(
        ScreenReader(screen, style: options.style, verbosity: options.verbosity),
        carriesElements: isJSON, in: language, now: now)
    }
  }

  /// The loop of a session, with its lines from a script or from standard input.
  func loop() throws -> SessionLoop {
    var input = Descriptor.input
    if let script = options.script {
      do throws(SystemError) {
        input = try Descriptor.open(script, for: .reading)
      } catch {
        throw FileError(path: script, error, names: BuiltInScreen.names)
      }
    }
    let isTerminal = options.script == nil && Descriptor.input.isTerminal
    guard isTerminal || !options.takesKeys else {
      throw UsageError.needsTerminal(option: OptionName.keys.typed)
    }
    var speaker = Speaker(locale: reader.screen.locale, in: language)
    if options.speech == .required, let reply = speaker.demand() {
      throw Unavailable(text: reply.text)
    }
    Wake.onSignals()
    var lines = LineReader(descriptor: input, waker: Wake.descriptor)
    lines.readsInBackground = !endsWithCountdown
    let isInteractive = isTerminal && StandardStreams.isTerminal
    let terminal = Terminal(
      lines, named: options.script.map { .script($0.shown) } ?? .standardInput,
      keyboard: isTerminal ? .input : nil, isInteractive: isInteractive,
      showsPrompt: isInteractive && !options.isJSON && !isAsking)
    return SessionLoop(
      try session, file: file, terminal: terminal, output: output, speaker: speaker,
      frames: frames, setup(isTerminal: isTerminal))
  }

  private var frames: FrameFeed? {
    guard options.showsFrames else { return nil }
    return FrameFeed(
      reduceMotion: options.reducesMotion || environment["A11Y_CONSOLE_REDUCE_MOTION"] == "1")
  }

  private func setup(isTerminal: Bool) -> SessionLoop.Setup {
    SessionLoop.Setup(
      printsObject: options.isJSON,
      // A terminal that takes whole lines only says so by this name.
      startsWithKeys:
        options.takesKeys || isAsking && isTerminal && environment["TERM"] != "dumb",
      wantsSpeech: options.speech == .wanted || environment["A11Y_CONSOLE_SPEECH"] == "1",
      endsWithCountdown: endsWithCountdown, outputPath: options.output,
      talk: isAsking ? TerminalMode.talkDescriptor : nil)
  }
}
