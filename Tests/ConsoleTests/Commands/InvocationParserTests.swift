import AdjustableCore
import Testing

@testable import a11y_console

@Suite("The command line becomes what is to be done, or a clear error")
struct InvocationParserTests {
  private func parse(_ arguments: String...) throws(UsageError) -> Invocation {
    try InvocationParser.invocation(from: arguments)
  }

  @Test("Nothing at all opens the built-in screen sleep")
  func nothing() throws {
    #expect(try parse() == .open(OpenOptions()))
    #expect(try parse("open") == .open(OpenOptions()))
  }

  @Test("A word that is no command is a screen")
  func screen() throws {
    var options = OpenOptions()
    options.screen = "my.json"
    #expect(try parse("my.json") == .open(options))
    #expect(try parse("open", "my.json") == .open(options))
    #expect(try parse("transcript", "my.json") == .transcript(options))
    options.screen = "-odd"
    #expect(try parse("--", "-odd") == .open(options))
  }

  @Test("Options stand anywhere, with a space or an equals sign")
  func options() throws {
    var options = OpenOptions()
    options.screen = "price"
    options.locale = "de_DE"
    options.verbosity = .brief
    options.style = .strict
    options.isJSON = true
    options.script = "s"
    options.output = "o"
    options.announcements = .every(5)
    let invocation = try parse(
      "--locale", "de-de", "price", "--verbosity=brief", "--style", "strict", "--json",
      "--script=s",
      "--output", "o", "--announce", "every 5")
    #expect(invocation == .open(options))
  }

  @Test("Keys are asked for by an option, of a session and of a question")
  func keys() throws {
    var options = OpenOptions()
    options.takesKeys = true
    #expect(try parse("--keys") == .open(options))
    guard case .ask(let question) = try parse("ask", "wheel", "--rungs", "a,b", "--keys") else {
      return #expect(Bool(false), "no question")
    }
    #expect(question.options == options && question.kind == "wheel")
  }

  @Test("A countdown takes all its words as one length of time, and what a program draws with")
  func countdown() throws {
    var options = OpenOptions()
    #expect(try parse("countdown", "5m") == .countdown("5m", options))
    #expect(try parse("countdown", "5", "minutes") == .countdown("5 minutes", options))
    (options.isJSON, options.showsFrames, options.reducesMotion) = (true, true, true)
    #expect(
      try parse("countdown", "--json", "--frames", "90s", "--reduce-motion")
        == .countdown("90s", options))
  }

  @Test("Announcements every few seconds are asked for in one word or in two")
  func every() throws {
    for arguments in [
      ["--announce", "every 5"], ["--announce=every 5"], ["--announce", "every", "5"],
    ] {
      guard case .open(let options) = try InvocationParser.invocation(from: arguments) else {
        continue
      }
      #expect(options.announcements == .every(5))
    }
  }

  @Test("Help and version win over everything else")
  func help() throws {
    #expect(try parse("--help") == .help(command: nil, kind: nil))
    #expect(try parse("-h") == .help(command: nil, kind: nil))
    #expect(try parse("open", "x", "--help") == .help(command: .open, kind: nil))
    #expect(try parse("ask", "dial", "-h") == .help(command: .ask, kind: "dial"))
    #expect(try parse("audit", "dial", "-h") == .help(command: .audit, kind: nil))
    #expect(try parse("--version") == .version)
    #expect(try parse("schema") == .schema)
    #expect(try parse("completions", "zsh") == .completions(.zsh))
    #expect(try parse("open", "price", "--dump") == .dump(screen: "price"))
  }

  @Test(
    "Every mistake names what was given and what is allowed",
    arguments: [
      (["--speach"], "Unknown option: --speach."),
      (["--locle", "x"], "Unknown option: --locle. Nearest is --locale."),
      (["-x"], "Unknown option: -x."),
      (["--locale"], "--locale needs NAME behind it."),
      (["--locale="], "--locale needs NAME behind it."),
      (
        ["--locale", "english"],
        "--locale is english; allowed is a language and a region that exist, such as en_US."
      ),
      (["--json=yes"], "--json stands alone, and yes was given."),
      (["--json", "--json"], "--json is given twice."),
      (["--verbosity", "loud"], "loud is not a verbosity; allowed are brief, normal, verbose."),
      (["--style", "x"], "x is not a style; allowed are voiceover, strict."),
      (
        ["--announce", "every 0"],
        "--announce is every 0; allowed are silent, milestones, second, every N."
      ),
      (["a", "b"], "open has no use for b."),
      (["transcript"], "transcript needs SCREEN behind it."),
      (["transcript", "x", "--script", "y"], "transcript has no use for --script."),
      (["transcript", "x", "--keys"], "transcript has no use for --keys."),
      (["open", "--step", "2"], "open has no use for --step."),
      (["--keys", "--script", "x"], "--keys and --script exclude each other."),
      (["completions"], "completions needs a shell behind it: bash, zsh or fish."),
      (
        ["completions", "csh"],
        "completions has no use for csh; allowed is bash, zsh or fish. Nearest is zsh."
      ),
      (["completions", "zsh", "x"], "completions has no use for x."),
      (["schema", "x"], "schema has no use for x."),
      (["schema", "--json"], "schema has no use for --json."),
      (["x", "--dump", "--json"], "--dump has no use for --json."),
      (["countdown"], "countdown needs DURATION behind it."),
      (["countdown", " "], "countdown needs DURATION behind it."),
      (["countdown", "-5"], "Unknown option: -5."),
      (["countdown", "5m", "--script", "s"], "countdown has no use for --script."),
      (["countdown", "5m", "--frames"], "--frames needs --json beside it."),
      (["timer", "--frames"], "--frames needs --json beside it."),
    ])
  func mistakes(arguments: [String], text: String) {
    let error = #expect(throws: UsageError.self) {
      try InvocationParser.invocation(from: arguments)
    }
    let said = error.map(English().text) ?? "none"
    #expect(said.hasPrefix(text), "\(said)")
  }

  private func help(of command: ProgramCommand?, kind: String? = nil) -> String {
    Usage.text(about: command, kind: kind, in: English())
  }

  @Test("The help of a command has its options alone, and that of a kind what the kind takes")
  func helpOfCommand() {
    let dial = help(of: .ask, kind: "dial")
    #expect(dial.hasPrefix("  a11y-console ask dial [OPTIONS]\n"))
    #expect(dial.contains("--total ") && dial.contains("--locale ") && !dial.contains("--rungs"))
    #expect(!dial.contains("--junit"))
    let wheel = help(of: .ask, kind: "wheel")
    #expect(wheel.contains("--rungs ") && !wheel.contains("--format "))
    #expect(help(of: .audit).contains("--junit "))
    #expect(!help(of: .schema).contains("Options"))
    #expect(help(of: nil) == Usage.text(in: English()))
  }

  @Test("Help names every command and every option")
  func usage() {
    let text = Usage.text(in: English())
    for command in ProgramCommand.allCases { #expect(text.contains(command.usage)) }
    for option in CommandOption.all { #expect(text.contains("--\(option.name)")) }
    #expect(Set(CommandOption.all.map(\.id)) == Set(OptionName.allCases))
  }
}

@Suite("The command draw is understood")
struct DrawInvocationTests {
  private func parse(_ arguments: String...) throws(UsageError) -> Invocation {
    try InvocationParser.invocation(from: arguments)
  }

  @Test("A picture has a screen, a hand, a width and a locale")
  func draw() throws {
    var options = OpenOptions()
    options.screen = "camera"
    #expect(try parse("draw", "camera") == .draw(options, DrawOptions()))
    options.locale = "ar_EG"
    let drawing = try DrawOptions(hand: "left", width: "240.5")
    #expect(drawing.hand == .left && drawing.width == 240.5)
    let invocation = try parse(
      "draw", "--hand", "left", "camera", "--picture-width=240.5", "--locale", "ar-EG")
    #expect(invocation == .draw(options, drawing))
  }

  @Test(
    "What a picture cannot be is named, with what is allowed",
    arguments: [
      (["draw"], "draw needs SCREEN behind it."),
      (["draw", "a", "b"], "draw has no use for b."),
      (["draw", "a", "--json"], "draw has no use for --json."),
      (["draw", "a", "--hand", "both"], "--hand is both; allowed are right, left."),
      (
        ["draw", "a", "--picture-width", "9"],
        "--picture-width is 9; allowed is a number from 240 to 2000."
      ),
      (
        ["draw", "a", "--picture-width", "nan"],
        "--picture-width is nan; allowed is a number from 240 to 2000."
      ),
      (["open", "a", "--hand", "left"], "open has no use for --hand."),
    ])
  func mistakes(arguments: [String], text: String) {
    let error = #expect(throws: UsageError.self) {
      try InvocationParser.invocation(from: arguments)
    }
    #expect(error.map(English().text) == text)
  }
}
