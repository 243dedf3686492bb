import AdjustableCore

/// What the console says in English.
extension English: ConsoleLanguage {
  // MARK: Lines

  package func text(_ error: LineError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest?): "Unknown command: \(word). Nearest is \(nearest)."
    case .unknownCommand(let word, nil): "Unknown command: \(word). Type help for commands."
    case .ambiguousCommand(let word, let names): "\(word) could be \(list(names))."
    case .takesNothing(let command, let typed):
      "\(command) takes nothing behind it, and \(typed) was typed."
    case .needs(let command, .length):
      "\(command) needs a length of time behind it, such as 1m 30s."
    case .needs(let command, let operand): "\(command) needs \(noun(operand)) behind it."
    case .notACount(let typed): "\(typed) is not a count. Type a whole number, at least 1."
    case .notALength(let typed): "\(typed) is not a length of time, such as 1m 30s."
    case .unknownSpeech(let word):
      "\(word) is nothing that speech does; allowed are \(Self.speechOrders)."
    case .speechNeedsNumber(let setting, let typed):
      "speech \(setting.rawValue) needs a whole number from -100 to 100, "
        + "and \(typed ?? "nothing") was typed."
    case .speechNeedsName(let setting): "speech \(setting.rawValue) needs a name behind it."
    case .speechRefused(let refusal): text(refusal)
    case .notAChoice(let typed, .verbosity, let allowed):
      "\(typed) is not a verbosity; allowed are \(list(allowed))."
    case .notAChoice(let typed, .style, let allowed):
      "\(typed) is not a style; allowed are \(list(allowed))."
    case .notInList(let typed, let count): "\(typed) is not a number of the list, 1 to \(count)."
    case .noSuchElement(let typed, let nearest?):
      "No element is called \(typed). Nearest is \(nearest)."
    case .noSuchElement(let typed, nil):
      "No element is called \(typed). Type list for all elements."
    case .ambiguousElement(let typed, let candidates, let more):
      "\(typed) could be \(list(candidates.map { "\($0.number) \($0.label)" }, more: more))."
    case .testClockEnds: "The test clock is near its end; a tick this long does not fit."
    case .lineTooLong(let most): "The line is longer than \(most) bytes; passed over."
    case .noTerminal(let input): "Keys need a terminal, and \(name(input)) is none."
    case .noKeys(let reason): "The terminal gives no keys: \(reason)."
    case .cannotSave(let error): "Cannot save to \(text(error))."
    }
  }

  private func noun(_ operand: LineOperand) -> String {
    switch operand {
    case .count: "a count"
    case .place: "a label or a number"
    case .value: "a value"
    case .file: "a file"
    case .level: "a level"
    case .name: "a name"
    case .command: "a command"
    case .length: "a length of time"
    case .speech: "one of \(Self.speechOrders)"
    }
  }

  private static let speechOrders =
    "on, off, stop, rate N, pitch N, volume N, voice NAME, language L"

  private func name(_ input: InputName) -> String {
    switch input {
    case .standardInput: "standard input"
    case .script(let path): path
    }
  }

  /// The words one after the other.
  private func list(_ words: [String], more: Int = 0) -> String {
    words.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The words as a choice: `a, b or c`.
  private func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// So many of a thing.
  private func counted(_ count: Int, one: String, other: String) -> String {
    "\(count) \(Self.plural(count, one: one, other: other))"
  }

  // MARK: The command line

  package func text(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let given, let nearest?):
      "Unknown option: \(given). Nearest is \(nearest)."
    case .unknownOption(let given, nil): "Unknown option: \(given)."
    case .givenTwice(let option): "\(option) is given twice."
    case .standsAlone(let option, let given): "\(option) stands alone, and \(given) was given."
    case .optionNeeds(let option, let argument): "\(option) needs \(argument) behind it."
    case .needsBeside(let option, let other): "\(option) needs \(other) beside it."
    case .excludeEachOther(let one, let other): "\(one) and \(other) exclude each other."
    case .needsTerminal(let option): "\(option) needs a terminal, and standard input is none."
    case .needs(let command, let operand): "\(command.rawValue) needs \(noun(operand)) behind it."
    case .needsOne(let command, let operand, let names):
      "\(command.rawValue) needs \(noun(operand)) behind it: \(choice(names))."
    case .noUse(let given, let place): "\(place) has no use for \(given)."
    case .notOne(let command, let given, let names, let nearest?):
      "\(command.rawValue) has no use for \(given); allowed is \(choice(names)). "
        + "Nearest is \(nearest)."
    case .notOne(let command, let given, let names, nil):
      "\(command.rawValue) has no use for \(given); allowed is \(choice(names))."
    case .refused(let subject, let found, let allowed): "\(subject) is \(found); \(text(allowed))."
    case .unknownFormat(let found, let kinds, let nearest?):
      "--format is \(found); allowed is \(choice(kinds)). Nearest is \(nearest)."
    case .unknownFormat(let found, let kinds, nil):
      "--format is \(found); allowed is \(choice(kinds))."
    case .otherFormat(let option, let formats, let format):
      "\(option) is for --format \(choice(formats)), and the format is \(format)."
    case .choice(let error): text(error)
    case .question(let errors):
      errors.map { "\($0.subject) is \(predicate($0.problem))." }.joined(separator: " ")
    }
  }

  package func text(_ complaint: Complaint) -> String {
    switch complaint {
    case .usage(let error): "\(text(error)) See a11y-console --help."
    case .file(let error): text(error)
    case .inputUnreadable(let input, let reason): "\(name(input)) cannot be read: \(reason)."
    case .inputEnded: "the input has ended, and the countdown does not run."
    case .outputUnwritable(let reason): "standard output cannot be written: \(reason)."
    }
  }

  private func noun(_ operand: ProgramOperand) -> String {
    switch operand {
    case .screen: "SCREEN"
    case .duration: "DURATION"
    case .kind: "KIND"
    case .shell: "a shell"
    }
  }

  private func text(_ allowed: AllowedArgument) -> String {
    switch allowed {
    case .words(let words): "allowed are \(list(words))"
    case .number(let range):
      "allowed is a number from \(range.lowerBound.plainDescription) "
        + "to \(range.upperBound.plainDescription)"
    case .locale: "allowed is a language and a region that exist, such as en_US"
    case .fileOfItsOwn: "allowed is a file that has no other part in the audit"
    case .visibleText: "allowed is what can be seen"
    case .lowestAndHighest:
      "allowed are two numbers with three points between them, such as 0...100"
    case .twoValues: "allowed are two numbers with a comma between them, such as 60,180"
    case .twoTexts: "allowed are two texts with a comma between them"
    case .lengthOfTime: "allowed is a length of time, such as 90s, 5m, 1h30m, 10:00"
    case .seconds(let most): "allowed are \(most.plainDescription) seconds at most"
    }
  }

  package func text(_ line: UsageLine) -> String {
    switch line {
    case .about:
      "a11y-console: adjusts controls line by line and says what a screen reader would say."
    case .commands: "Commands:"
    case .moreHelp:
      "--help behind a command says what goes with it, behind ask and a kind what that kind takes."
    case .screens(let names): "SCREEN is a JSON file or a built-in screen: \(list(names))."
    case .options: "Options:"
    case .questionOptions(let kinds): "Options of ask, whose KIND is \(choice(kinds)):"
    case .session:
      "In a session type help for the line commands. Where keys are taken, press ? and a key."
    }
  }

  package func summary(of command: ProgramCommand) -> String {
    switch command {
    case .open: "Works a screen, line by line; sleep when left out."
    case .transcript: "Prints every element as the screen reader says it."
    case .audit:
      "Walks every control and says what would be heard wrongly; exit code 1 where there is an error."
    case .ask:
      "Lets a person choose one value and prints it alone on standard output: for shell scripts."
    case .countdown:
      "Counts down, such as 90s, 5m, 1h30m or 10:00; ends with 0 when the time is up."
    case .draw: "Prints the screen as a picture in SVG."
    case .speech: "Says what speech there is, and speaks a test sentence."
    case .schema: "Prints the JSON Schema of screen files."
    case .completions: "Prints the completions of a shell."
    }
  }

  package func summary(of option: OptionHelp) -> String {
    switch option.name {
    case .locale: "Whose numbers and times are written and typed, such as de_DE."
    case .verbosity: "How much is said: brief, normal, verbose."
    case .style: "Whose words are used: voiceover, or strict, which says no reason at a limit."
    case .json: "Each reply as one JSON object on a line; of ask the answer alone."
    case .keys: "Takes single keys instead of lines, at a terminal."
    case .script: "Takes the lines from a file."
    case .output: "At the end writes the screen with its present values."
    case .announce: "What a countdown says by itself: silent, milestones, second, every N."
    case .frames:
      "With --json, what a countdown looks like as well: objects of kind frame, 30 a second."
    case .reduceMotion:
      "One frame a second, on the second; A11Y_CONSOLE_REDUCE_MOTION=1 asks for it too."
    case .speech: "Speaks too, through Speech Dispatcher; required ends where that is impossible."
    case .strict: "Warnings lead to exit code 1 too."
    case .junit: "Writes the findings as JUnit XML as well."
    case .sarif: "Writes the findings as SARIF 2.1.0 as well."
    case .hand: "The hand that turns the wheels of a picture: right or left."
    case .pictureWidth: "How wide a picture is, 240 to 2000; 390 when left out."
    case .dump: "Prints a built-in screen's file."
    case .help: "Prints this."
    case .version: "Prints the version."
    case .label:
      "What it is called, Value if left out; a range and a dial have two, with a comma between them."
    case .value:
      "The value it starts at; a range and a dial have two. Of a wheel a rung, the first if left out."
    case .bounds: "The lowest and the highest value, such as 0...100; 0...1 if left out."
    case .step: "The distance of two stops; 0 for none."
    case .base: "Where steps are counted from."
    case .minimumSpan: "The least distance of the two values."
    case .stride: "How far one increment goes."
    case .page: "How far one page goes."
    case .total: "One full turn of a dial, or a whole day on a clock; 24."
    case .hint: "One sentence about what it is for."
    case .endLabels: "What the two ends of a slider are called."
    case .announcesCrossing: "Says next day and previous day where a dial crosses zero."
    case .rungs: "The rungs of a wheel, in words."
    case .ladder: "The kind of a camera's ladder: shutter or iso."
    case .values: "The rungs of a camera's ladder as numbers, or the texts of the format list."
    case .wraps: "A step past an end of a wheel arrives at the other."
    case .format: "How values read: \(choice(option.choices))."
    case .fractionDigits: "How many digits follow the point."
    case .scale: "The value that reads 100%; 100 where the highest value is above 1."
    case .code: "The currency, such as USD."
    case .hours: "How many hours a clock has; 24."
    case .unit: "What 1 is in a duration; seconds."
    case .width: "A duration in words or in letters; wide."
    case .zero: "The form of a unit for 0."
    case .one: "The form of a unit for 1, such as \"{value} stay\"."
    case .two: "The form of a unit for 2."
    case .few: "The form of a unit for a few."
    case .many: "The form of a unit for many."
    case .other: "The form of a unit for the rest: \"{value} stays\"."
    case .template: "A sentence around the value, such as \"{value} of sleep\"."
    }
  }

  // MARK: Help in a session

  package func text(_ line: HelpLine) -> String {
    switch line {
    case .group(.move, let commands): "Move: \(list(commands.map(names(of:))))."
    case .group(.adjust, let commands): "Adjust: \(list(commands.map(names(of:))))."
    case .group(.countdown, let commands): "Countdown: \(list(commands.map(names(of:))))."
    case .group(.session, let commands): "Session: \(list(commands.map(names(of:))))."
    case .more: "A value alone sets it. Type help and a command for more."
    case .command(let command): "\(names(of: command)): \(summary(of: command))"
    case .answer: "Answer: done or an empty line takes the value, cancel or quit takes none."
    case .keys(let keys): "\(names(of: keys)): \(summary(of: keys.purpose))"
    }
  }

  package func names(of command: CommandHelp) -> String {
    choice([command.name.rawValue] + (command.short.map { [$0] } ?? []))
  }

  // What it does comes first: by ear the purpose is what is waited for.
  package func summary(of command: CommandHelp) -> String {
    guard let operand = command.operand else { return summary(of: command.name) }
    return "\(summary(of: command.name)) Takes \(noun(operand))"
      + (command.isOptional ? ", if you like." : ".")
  }

  private func summary(of command: LineCommandName) -> String {
    switch command {
    case .next: "Goes to the next element."
    case .previous: "Goes to the previous element."
    case .first: "Goes to the first element."
    case .last: "Goes to the last element."
    case .go:
      "Goes to the element with this label, or the beginning of one, or with this number in the list."
    case .read: "Says where you are. An empty line does too."
    case .list: "Lists all elements with their numbers."
    case .again: "Repeats what was said last."
    case .history: "Lists what was said last, 10 unless given."
    case .hint: "Says what can be done here."
    case .increment: "Goes up, once or COUNT times."
    case .decrement: "Goes down, once or COUNT times."
    case .pageIncrement: "Goes up by a page."
    case .pageDecrement: "Goes down by a page."
    case .minimum: "Goes to the lowest value that is possible now."
    case .maximum: "Goes to the highest value that is possible now."
    case .set: "Sets the value. The value alone on a line does too."
    case .undo: "Takes the last change back, and goes to the element it was made on."
    case .reset: "Goes back to the value at the start."
    case .start: "Starts the countdown."
    case .pause: "Holds the countdown."
    case .resume: "Lets the countdown go on."
    case .restart: "Runs the countdown from the beginning."
    case .extend:
      "Gives the countdown more time, such as 30s or 1m; its own stride, or a minute, unless given."
    case .tick:
      "Lets time pass, such as 1s; the first tick puts the session on a test clock for good."
    case .values: "Lists id=value, one a line."
    case .save: "Saves the screen with its present values."
    case .speech:
      "Turns speech on or off, stops it, or sets how it sounds; numbers go from -100 to 100."
    case .verbosity: "Sets how much is said about an element: brief, normal or verbose."
    case .style: "Sets whose words are used: voiceover, or strict, which says no reason at a limit."
    case .transcript: "Lists every element as the screen reader says it."
    case .audit: "Walks every control and lists what would be heard wrongly."
    case .keys: "Takes single keys instead of lines, at a terminal, to the end of the session."
    case .help: "Lists the commands, or says what one does."
    case .quit: "Ends the session."
    }
  }

  package func names(of keys: KeyHelp) -> String {
    // Of many digits none is named.
    keys.purpose == .type ? "A digit, =" : list(keys.keys.map(name(of:)))
  }

  package func summary(of keys: KeyPurpose) -> String {
    switch keys {
    case .up, .plus: "Goes up."
    case .down, .minus: "Goes down."
    case .right: "Goes up; down on a slider or a range where lines run from right to left."
    case .left: "Goes down; up on a slider or a range where lines run from right to left."
    case .pageUp: "Goes up by a page."
    case .pageDown: "Goes down by a page."
    case .home: "Goes to the lowest value that is possible now."
    case .end: "Goes to the highest value that is possible now."
    case .next: "Goes to the next element."
    case .previous: "Goes to the previous element."
    case .enter: "Says where you are; in ask takes the value."
    case .read: "Says where you are."
    case .space: "On a countdown starts, pauses or resumes it; elsewhere says where you are."
    case .hint: "Says what can be done here."
    case .again: "Repeats what was said last."
    case .type: "Begins to type a value; Enter takes it, Escape drops it."
    case .undo: "Takes the last change back."
    case .stopSpeech: "Stops speech."
    case .help: "Says what the next key does; pressed twice, lists the keys."
    case .escape: "Drops what is being typed; in ask cancels."
    case .quit: "Quits; in ask cancels."
    }
  }

  package func name(of key: KeyWord) -> String {
    (key.held.map(name) + [name(key.name)]).joined(separator: " ")
  }

  private func name(_ held: KeyWord.Held) -> String {
    switch held {
    case .control: "Control"
    case .alt: "Alt"
    case .shift: "Shift"
    }
  }

  private func name(_ key: KeyWord.Name) -> String {
    switch key {
    case .character(let character): character
    case .space: "Space"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .home: "Home"
    case .end: "End"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "Backspace"
    case .insert: "Insert"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .paste: "Pasted text"
    case .unknown: "This key"
    }
  }

  // MARK: Notices

  package func text(_ notice: Notice) -> Spoken {
    switch notice {
    case .welcome(let title, let elements, let mode):
      "\(title), \(counted(elements, one: "element", other: "elements")). \(helpOffer(mode))"
    case .noValues: "There are no values here."
    case .noCountdownRuns: "No countdown is running."
    case .verbosity(let name): "Verbosity \(name)."
    case .style(let name): "Style \(name)."
    case .saved(let path): "Saved to \(path)."
    case .keysBegin: "Keys. \(helpOffer(.keys))"
    case .question(let values, .lines):
      "Type done to take \(all(values)), cancel to take none, help for commands."
    case .question(let values, .keys):
      "Press Enter to take \(all(values)), Escape to take none, ? for keys."
    case .taken(let values): "\(all(values)). Taken."
    case .cancelled: "Cancelled."
    case .adjusting(.lines): "Type + or - to adjust."
    case .adjusting(.keys): "Press + or - to adjust."
    case .going(.waiting, .lines): "Type start to begin."
    case .going(.running, .lines): "Type pause to hold."
    case .going(.paused, .lines): "Type resume to go on."
    case .going(.over, .lines): "Type restart to begin again."
    case .going(.waiting, .keys): "Press Space to begin."
    case .going(.running, .keys): "Press Space to hold."
    case .going(.paused, .keys): "Press Space to go on."
    case .going(.over, .keys): "Press Space to begin again."
    case .dimmed: "Dimmed: it cannot be changed."
    case .readOnly: "Read only: it cannot be changed."
    case .nothingToDo: "Nothing can be done here."
    case .pressKey: "Press a key to hear what it does, or ? again for all keys."
    case .key(let key, let purpose): "\(name(of: key)): \(summary(of: purpose))"
    case .unbound(let key): "\(name(of: key)) does nothing. Press ? for keys."
    case .pasteNotTaken: "Pasted text is not taken."
    case .nothingBeingTyped: "Nothing is being typed."
    case .typeValue(tellsHow: true): "Type a value. Enter takes it, Escape drops it."
    case .typeValue(tellsHow: false): "Type a value."
    case .typed(let text, tellsHow: true): "\(text) typed. Enter takes it, Escape drops it."
    case .typed(let text, tellsHow: false): "\(text) typed."
    case .typedLongest(let text): "\(text) typed. No value is longer."
    case .nothingTypedYet: "Nothing typed. Enter takes it, Escape drops it."
    case .emptied: "Empty."
    case .nothingTyped(let value): "\(value). Nothing typed."
    case .dropped(let text, let value): "\(value). \(text) dropped."
    case .speechOn: "Speech on."
    case .speechOff: "Speech off."
    case .speechStopped: "Speech stopped."
    case .speechIsOff: "Speech is off."
    case .speechSet(let setting, let value, .now): "\(name(setting)) \(value)."
    case .speechSet(let setting, let value, .whenOn):
      "\(name(setting)) \(value), when speech is on."
    case .speechSet(let setting, let value, .whenServerAnswers):
      "\(name(setting)) \(value), when the server answers."
    }
  }

  private func helpOffer(_ mode: InputMode) -> String {
    switch mode {
    case .lines: "Type help for commands."
    case .keys: "Press ? for keys."
    }
  }

  private func all(_ values: [Spoken]) -> Spoken {
    .joining { form in values.map(form).joined(separator: " and ") }
  }

  private func name(_ setting: SpeechSetting) -> String {
    switch setting {
    case .rate: "Rate"
    case .pitch: "Pitch"
    case .volume: "Volume"
    case .voice: "Voice"
    case .language: "Language"
    case .module: "Module"
    }
  }

  // MARK: Speech

  package func text(_ refusal: SpeechRefusal) -> String {
    switch refusal {
    case .outOfRange(let setting, let number):
      "\(setting.rawValue) is \(number); allowed is a whole number from -100 to 100."
    case .notALanguageTag(let tag):
      "language is \(tag); allowed is a language tag, for example en or de-DE."
    case .notAName(let setting, let text):
      "\(setting.rawValue) is \(text); allowed is a name on one line."
    case .notListed(let setting, let name, let known, let more):
      "\(setting.rawValue) is \(name); allowed is \(list(known, more: more))."
    case .notThere(let setting): "The installed libspeechd cannot set the \(setting.rawValue)."
    case .byServer(let setting): "The speech server refused the \(setting.rawValue)."
    case .problem(let problem): text(problem)
    }
  }

  package func text(_ problem: SpeechProblem) -> String {
    switch problem {
    case .noLibrary:
      "No speech: libspeechd.so.2 was not found. Install libspeechd2 and speech-dispatcher."
    case .noServer(_, installed: false):
      "No speech: Speech Dispatcher is not there. Install speech-dispatcher."
    case .noServer(let said, installed: true):
      "No speech: Speech Dispatcher is installed, but no server answers. \(said)."
    case .notPermitted(let said): "No speech: the server's socket is not permitted. \(said)."
    case .noAnswer: "No speech: the speech server does not answer."
    case .noModule:
      "No speech: Speech Dispatcher has no output module. Install speech-dispatcher-espeak-ng."
    case .refused: "No speech: the speech server refused the text. Text goes on."
    case .lost: "No speech: the connection to the speech server was lost. Text goes on."
    }
  }

  package func text(_ notice: SpeechNotice) -> String {
    switch notice {
    case .nothingBegun:
      "Nothing spoken for 2 seconds: the server is busy with another program, or has no sound."
    case .noAnswer:
      "No speech: the speech server has not answered for 2 seconds. Text goes on."
    case .problem(let problem): text(problem)
    case .refused(let refusal): text(refusal)
    }
  }

  package var testSentence: String { "This is a11y-console speaking." }

  package func text(_ line: SpeechReportLine) -> String {
    switch line {
    case .works: "Speech works."
    case .notHeard: "No speech is heard."
    case .problem(let problem): text(problem)
    case .libraryFoundServerSilent: "Library: found, but the server does not answer."
    case .libraryNotFound(let said): "Library: not found; \(said)."
    case .libraryNotLookedFor: "Library: not looked for."
    case .library(let file?): "Library: \(file.name) at \(file.path)."
    case .library(nil): "Library: found."
    case .headerAtBuild(let version?): "Header at build: \(version)."
    case .headerAtBuild(nil): "Header at build: not there, and not needed."
    case .serverSilent: "Server: no answer."
    case .serverReachable: "Server: reachable."
    case .serverNotAsked: "Server: not asked."
    case .serverNotReachable(let said?): "Server: not reachable; \(said)."
    case .serverNotReachable(nil): "Server: not reachable; no answer."
    case .modules(let names): "Output modules: \(names.isEmpty ? "none" : list(names))."
    case .moduleInUse(let name): "Module in use: \(name)."
    case .voices(0, _): "Voices: none."
    case .voices(let count, let names):
      count > names.count
        ? "Voices: \(count), among them \(list(names))." : "Voices: \(list(names))."
    case .sentenceNotSent: "Test sentence: not sent."
    case .sentenceNotBegun: "Test sentence: sent, and never begun."
    case .sentenceNotEnded(let began):
      "Test sentence: begun after \(time(began)), and not ended."
    case .sentenceSpoken(let began, let ended):
      "Test sentence: begun after \(time(began)), ended after \(time(ended))."
    case .toInstall(let packages):
      "To install: apt install \(packages.joined(separator: " "))."
    }
  }

  /// A time as a person reads it; below a second in milliseconds.
  private func time(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds < 1
      ? "\(Int((seconds * 1000).rounded())) ms" : "\((seconds * 10).rounded() / 10) s"
  }

  // MARK: Files

  package func text(_ name: DefaultName) -> String {
    switch name {
    case .questionValue: "Value"
    case .countdownScreen: "Countdown"
    }
  }

  package func text(_ error: FileError) -> String { "\(error.path): \(obstacle(error))" }

  private func obstacle(_ error: FileError) -> String {
    switch (error.reason, error.nearest) {
    case (.missing, let nearest?):
      "there is no such file; the nearest built-in screen is \(nearest)"
    case (.missing, nil): "there is no such file"
    case (.notBuiltIn, let nearest?):
      "there is no built-in screen of this name; the nearest built-in screen is \(nearest); "
        + "allowed is \(choice(error.names))"
    case (.notBuiltIn, nil):
      "there is no built-in screen of this name; allowed is \(choice(error.names))"
    case (.directory, _): "this is a directory; allowed is a file"
    case (.noPermission, _): "there is no permission to read it"
    case (.missingFolder, _): "there is no such folder"
    case (.notWritable, _): "there is no permission to write it"
    case (.printedTo, _): "this is where the lines of this session go"
    case (.notRead, _): "nobody reads it"
    case (.notAFile, _): "this is a pipe, a socket or a device; allowed is a file"
    case (.tooLarge(let limit), _):
      "this file is too large; allowed is \(limit) bytes, \(limit >> 20) MiB"
    case (.other(let message), _): message
    }
  }

  package func moreErrors(_ count: Int) -> String { "\(count) more errors" }

  package func text(_ problem: FileProblem) -> String {
    switch problem {
    case .json(let problem): text(problem)
    case .tooManyBytes, .refused, .misplacedWords, .beside, .idTaken: "found \(predicate(problem))"
    case .missing, .missingEither, .missingBeside, .unknownKey, .unknownKeyOf, .parameter, .screen:
      predicate(problem)
    }
  }

  /// What is wrong with a value that was named: it goes on after "is".
  private func predicate(_ problem: FileProblem) -> String {
    switch problem {
    case .json(let problem): text(problem)
    case .tooManyBytes(let count, let most):
      "\(count) bytes; allowed is \(most), \(most >> 20) MiB"
    case .refused(let found, let allowed, let nearest?):
      "\(text(found)); allowed is \(text(allowed)); nearest is \(nearest)"
    case .refused(let found, let allowed, nil): "\(text(found)); allowed is \(text(allowed))"
    case .misplacedWords(let home):
      "words; allowed is a list of numbers; words go in \(home)"
    case .beside(let other): "beside \(other); allowed is one of the two"
    case .missing(let allowed): "missing; needed is \(text(allowed))"
    case .missingEither(let other): "missing; needed is this or \(other)"
    case .missingBeside(let other): "missing; needed where there is \(other)"
    case .unknownKey(let nearest): "unknown key; nearest is \"\(nearest)\""
    case .unknownKeyOf(let keys): "unknown key; allowed is \(choice(keys))"
    case .idTaken(let id, let path, let line, let column):
      "\(id), which is also \(path) at line \(line), column \(column); "
        + "allowed is an id that no other element has"
    case .parameter(let error):
      "\(error.parameter): found \(text(error.found)); allowed is \(text(error.allowed))"
    case .screen(let error): text(error)
    }
  }

  private func text(_ found: FoundValue) -> String {
    switch found {
    case .shown(let text): text
    case .kind(.null): "null"
    case .kind(.bool): "true or false"
    case .kind(.number): "a number"
    case .kind(.string): "a text"
    case .kind(.array): "a list"
    case .kind(.object): "an object"
    case .emptyList: "an empty list"
    case .list(let count): "a list of \(count)"
    case .longText(let count): "a text of \(count) characters"
    case .longID(let count): "an id of \(count) characters"
    case .texts(let count, let first, let last):
      "\(counted(count, one: "text", other: "texts")) for values "
        + "from \(first.plainDescription) to \(last.plainDescription)"
    case .refused(let found): text(found)
    }
  }

  private func text(_ allowed: AllowedValue) -> String {
    switch allowed {
    case .text: "a text without control characters"
    case .filledText: "a text that is not empty"
    case .moreThanSpaces: "a text that is more than spaces"
    case .characters(let most): "at most \(most)"
    case .id: "an id of letters, digits, hyphens, underscores and points"
    case .locale: "a locale such as en_US"
    case .words(let words): choice(words)
    case .lengthOfTime: "a length of time such as 1h30m"
    case .flag: "true or false"
    case .number(.any): "a number"
    case .number(.positive): "a positive number"
    case .number(.notNegative): "0 or a positive number"
    case .number(.step): "0 for no step, or a positive number"
    case .number(.seconds): "a number of seconds from 1"
    case .oneOfNumbers(let numbers): choice(numbers.map(\.plainDescription))
    case .wholeNumber(let least, let most): "a whole number from \(least) to \(most)"
    case .list: "a list"
    case .filledList: "a list that is not empty"
    case .listOf(let least, let most): "a list of \(least) to \(most)"
    case .object(let members): "an object with \(list(members))"
    case .variant(let key, let words): "an object whose \(key) is \(choice(words))"
    case .either(let shapes): shapes.map(text).joined(separator: ", or ")
    case .numberUpToMaximum(let maximum):
      "a number up to the maximum, \(maximum.plainDescription)"
    case .numberFromMinimum(let minimum):
      "a number from the minimum, \(minimum.plainDescription)"
    case .totalOfDial(let total): "the total of the dial, \(total.plainDescription)"
    case .textForEachValue: "a text for each value, the first of them for 0"
    case .idOfElement: "the id of an element"
    case .readOut: "a read-out of one of the rungs"
    case .valueOfLadder: "one of the values of the ladder"
    case .accepted(let allowed): text(allowed)
    }
  }

  private func text(_ problem: JSONProblem) -> String {
    switch problem {
    case .unexpected(let found, let allowed): "found \(text(found)); allowed is \(text(allowed))"
    case .comment: "found a comment; JSON has none"
    case .commaBefore(let bracket): "found a comma before \(bracket); JSON allows none there"
    case .tooDeep(let depth, let deepest):
      "found lists or objects nested \(depth) deep; allowed is \(deepest)"
    case .keyAgain(let key, let line, let column):
      "found the key \(key) again; it is already at line \(line), column \(column)"
    case .zeroInFront: "found a number with a zero in front; allowed is a number without"
    case .numberTooLarge(let digits):
      "found \(digits); allowed is a number up to 1.8e308 either way"
    case .controlCharacter(let number, let escape):
      "found the control character U+\(number) in a text; allowed is the escape \(escape)"
    case .notUTF8(let byte): "found the byte \(byte), which is not UTF-8; allowed is UTF-8"
    case .textNotClosed:
      "found a text without its closing quotation mark; "
        + "allowed is a \" before the end of the file"
    case .loneSurrogate(let number):
      "found the surrogate \\u\(number) alone; allowed is a pair of surrogates"
    }
  }

  private func text(_ found: JSONFound) -> String {
    switch found {
    case .endOfFile: "the end of the file"
    case .notUTF8(let byte): "the byte \(byte), which is not UTF-8"
    case .text(let text): text
    }
  }

  private func text(_ allowed: JSONAllowed) -> String {
    switch allowed {
    case .endOfFile: "the end of the file"
    case .value:
      "a value: an object, a list, a text in double quotes, a number, true, false or null"
    case .key: "a key in double quotes"
    case .colon: "a colon after the key"
    case .commaOr(let bracket): "a comma or \(bracket)"
    case .digitAfterMinus: "a digit after the minus sign"
    case .digitAfterPoint: "a digit after the decimal point"
    case .digitAfterExponent: "a digit after the exponent mark"
    case .escape: #"one of \" \\ \/ \b \f \n \r \t, or \u and four hexadecimal digits"#
    case .hexadecimalDigit: "one of the four hexadecimal digits after \\u"
    }
  }

  // MARK: Audits

  package func text(_ line: AuditLine) -> String {
    switch line {
    case .finding(let finding):
      "\(finding.element): \(finding.severity.rawValue): \(finding.rule): "
        + "\(finding.message(in: self)) \(finding.advice(in: self))"
    case .note(let note): "\(note.element): note: \(note.kind.rawValue): \(note.message(in: self))"
    case .switchedOff(let suppressed):
      "\(suppressed.finding.element): switched off: \(suppressed.finding.rule): "
        + "\(suppressed.finding.message(in: self)) Reason: \(suppressed.reason)"
    case .screen(let elements, let found):
      "\(counted(elements, one: "element", other: "elements")): \(text(found))."
    case .screens(let screens, let elements, let found):
      "\(counted(screens, one: "screen", other: "screens")), "
        + "\(counted(elements, one: "element", other: "elements")): \(text(found))."
    case .notAudited: "The file cannot be audited."
    case .help(let advice, let source): "\(advice) Source: \(source)."
    }
  }

  private func text(_ found: [SeverityCount]) -> String {
    found.isEmpty ? "no findings" : list(found.map(text))
  }

  private func text(_ found: SeverityCount) -> String {
    switch found.severity {
    case .error: counted(found.count, one: "error", other: "errors")
    case .warning: counted(found.count, one: "warning", other: "warnings")
    }
  }
}
