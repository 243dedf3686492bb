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
  let output: any Output

  /// True where the session ends with its countdown.
  let endsWithCountdown: Bool
  private let start: Date

  /// Opens the screen that the options name.
  init(_ options: OpenOptions, environment: [String: String]) throws {
    let (asked, fallback) = Self.locales(options, environment)
    let file = try ScreenFile.open(options.screen, locale: asked, fallback: fallback)
    self.init(file, screen: file.screen, options, environment: environment)
  }

  /// Opens a countdown of a duration that was typed, which has begun.
  init(countdown duration: String, _ options: OpenOptions, environment: [String: String]) throws {
    let (asked, fallback) = Self.locales(options, environment)
    let file = try CountdownScreen.file(duration, locale: asked ?? fallback)
    let now = Date()
    self.init(
      file, screen: try CountdownScreen.begun(file.screen, at: now), options,
      environment: environment, start: now, endsWithCountdown: true)
  }

  private init(
    _ file: ScreenFile, screen: Screen, _ options: OpenOptions, environment: [String: String],
    start: Date = Date(), endsWithCountdown: Bool = false
  ) {
    self.options = options
    self.environment = environment
    self.file = file
    var reader = ScreenReader(screen, style: options.style, verbosity: options.verbosity)
    if let policy = options.announcements { reader.announce(policy) }
    self.reader = reader
    output = options.isJSON ? JSONOutput() : TextOutput()
    self.start = start
    self.endsWithCountdown = endsWithCountdown
  }

  /// The locale that was asked for, and the environment's.
  private static func locales(
    _ options: OpenOptions, _ environment: [String: String]
  ) -> (asked: Locale?, fallback: Locale) {
    (
      options.locale.map(Locale.init(identifier:)), EnvironmentLocale.locale(from: environment)
    )
  }

  /// A session on the screen, from its opening on.
  var session: Session { Session(reader, now: start) }

  /// The loop of a session, with its lines from a script or from standard input.
  func loop() throws -> SessionLoop {
    var input = STDIN_FILENO
    if let script = options.script {
      input = Foundation.open(script, O_RDONLY | O_CLOEXEC)
      guard input >= 0 else { throw FileError(path: script, code: errno) }
    }
    let isInteractive = options.script == nil && StandardStreams.isTerminal
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
      isInteractive: isInteractive, showsPrompt: isInteractive && !options.isJSON,
      outputPath: options.output)
    if options.showsFrames {
      loop.frames = FrameFeed(
        reduceMotion: options.reducesMotion || environment["A11Y_CONSOLE_REDUCE_MOTION"] == "1")
    }
    loop.endsWithCountdown = endsWithCountdown
    loop.lines.readsInBackground = !endsWithCountdown
    return loop
  }
}
