import AdjustableCore
import Testing

@testable import a11y_console

@Suite("The options of ask become a screen, or an error that names the option")
struct AskDocumentTests {
  private func opening(_ arguments: [String]) throws(UsageError) -> Opening {
    guard case .ask(let question) = try InvocationParser.invocation(from: ["ask"] + arguments)
    else { throw UsageError.question([]) }
    return try Opening(question, environment: ["LANG": "en_US"])
  }

  /// The elements as a reader says them, one a line.
  private func transcript(_ arguments: String) throws -> String {
    try opening(Self.words(arguments)).reader.transcript
  }

  /// Words at spaces, with a tilde for a space inside one.
  static func words(_ text: String) -> [String] {
    text.split(separator: " ").map {
      $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: " ")
    }
  }

  @Test(
    "Every option a control has is taken",
    arguments: [
      ("slider --value 40 --in 0...100 --format percent", "Value: 40%. Adjustable."),
      ("slider --value 0.4 --format percent", "Value: 40%. Adjustable."),
      ("slider --value 40 --in 0...100 --format percent --scale 1", "Value: 4,000%. Adjustable."),
      ("slider --label Volume --value -5 --in -10...10", "Volume: -5. Adjustable."),
      ("slider --label=A,~B --value=1 --fraction-digits 2", "A, B: 1.00. Adjustable."),
      ("slider --value 60 --in 0...99 --format currency --code USD", "Value: $60.00. Adjustable."),
      (
        "slider --value 90 --in 0...99 --format duration --width narrow",
        "Value: 1m 30s. Adjustable."
      ),
      ("slider --value 2 --in 0...9 --format duration --unit hours", "Value: 2 hours. Adjustable."),
      ("slider --value 1 --in 0...1 --format list --values Low,High", "Value: High. Adjustable."),
      (
        "slider --value 3 --in 0...9 --format unit --one {value}~stay --other {value}~stays",
        "Value: 3 stays. Adjustable."
      ),
      (
        "slider --value 8 --in 0...9 --format duration --unit hours --template {value}~of~sleep",
        "Value: 8 hours of sleep. Adjustable."
      ),
      ("slider --value 13.5 --in 0...24 --format clock --hours 12", "Value: 1:30 PM. Adjustable."),
      ("slider --value 0.5 --format clock --total 1", "Value: 12:00. Adjustable."),
      ("slider --value 1 --hint Sets~it --end-labels Min,Max", "Value: 1. Adjustable."),
      (
        "range --label Low,High --value 60,180 --in 20...300 --step 5 --minimum-span 30",
        "Low: 60. Adjustable."
      ),
      ("range --value 0.2,0.8", "Minimum: 0.2. Adjustable."),
      ("dial --label Bedtime,Wake~up --value 23,7 --format clock", "Bedtime: 23:00. Adjustable."),
      ("dial --value 0,180 --total 360 --step 15 --announces-crossing", "Start: 0. Adjustable."),
      ("wheel --rungs May,~June --value June --wraps", "Value: June. Adjustable. 2 of 2."),
      (
        "wheel --label ISO --ladder iso --values 100,200,400 --value 200 --stride 2 --page 3",
        "ISO: 200. Adjustable. 2 of 3."
      ),
    ])
  func options(arguments: String, line: String) throws {
    let first = try transcript(arguments).split(separator: "\n").first.map(String.init) ?? ""
    #expect(first.replacing("\u{202F}", with: " ").hasPrefix(line), "\(first)")
  }

  @Test("base, stride, page and the end labels reach the control")
  func reached() throws {
    let based = try opening(
      Self.words("slider --value 0 --in 0...12 --step 5 --base 2 --stride 10"))
    #expect(based.reader.focused.incrementedValueText == "7")
    var paged = try opening(
      Self.words("slider --value 0 --in 0...100 --step 5 --page 25 --end-labels Off,Full")
    ).reader
    #expect(paged.perform(.pageIncrement()).text == "25")
    paged.perform(.toMaximum)
    #expect(paged.perform(.increment()).text == "100. Full.")
    var hinted = try opening(Self.words("range --value 0,1 --hint Sets~it")).session
    #expect(hinted.handle(.hint, at: .seconds(0)).replies.first?.text.hasPrefix("Sets it.") == true)
  }

  @Test("An option that fills two members is told of once")
  func once() throws {
    let result = try Program.run(["ask", "dial"])
    #expect(
      result.diagnostics
        == "a11y-console: --value is missing; needed is a number. See a11y-console --help.\n")
    #expect(result.code == 64)
  }

  @Test(
    "A mistake names the option, its value and what is allowed",
    arguments: [
      ("", "ask needs KIND behind it: slider, range, dial or wheel."),
      (
        "slidr",
        "ask has no use for slidr; allowed is slider, range, dial or wheel. Nearest is slider."
      ),
      ("slider x", "ask has no use for x."),
      ("slider", "--value is missing; needed is a number."),
      ("slider --value abc", "--value is \"abc\"; allowed is a number."),
      ("slider --value 1,5", "--value is \"1,5\"; allowed is a number."),
      ("slider --value nan", "--value is \"nan\"; allowed is a number."),
      ("slider --value 0x10", "--value is \"0x10\"; allowed is a number."),
      ("slider --value 1e999", "--value is \"1e999\"; allowed is a number."),
      ("slider --value 7", "--value is 7; allowed is a number from 0 to 1."),
      (
        "slider --value 1 --in 0..1",
        "--in is 0..1; allowed are two numbers with three points between them"
      ),
      ("slider --value 1 --in 1...0", "--in is 0; allowed is a number from the minimum, 1."),
      ("slider --value 1 --in a...1", "--in is \"a\"; allowed is a number."),
      (
        "slider --value 1 --step -3",
        "--step is -3; allowed is 0 for no step, or a positive number."
      ),
      (
        "slider --value 7 --step -3", "--value is 7; allowed is a number from 0 to 1. --step is -3;"
      ),
      ("slider --value 1 --step 1 --step 2", "--step is given twice."),
      ("slider --value 1 --stp 2", "Unknown option: --stp. Nearest is --step."),
      ("slider --value 1 --label", "--label needs TEXT behind it."),
      ("slider --value 1 --label=", "--label needs TEXT behind it."),
      ("slider --value 1 --label=~", "--label is \" \"; allowed is what can be seen."),
      ("slider --value 1 --rungs a,b", "ask slider has no use for --rungs."),
      ("slider --value 1 --minimum-span 1", "ask slider has no use for --minimum-span."),
      ("slider --value 1 --output x", "ask has no use for --output."),
      ("slider --value 1 --format percnt", "--format is percnt; allowed is number, percent"),
      (
        "slider --value 1 --format percent --hours 12",
        "--hours is for --format clock, and the format is percent."
      ),
      ("slider --value 1 --format clock --hours 13", "--hours is 13; allowed is 12 or 24."),
      ("slider --value 1 --format currency", "--code is missing; needed is a text"),
      ("slider --value 1 --template no", "--template is \"no\"; allowed is"),
      ("slider --value 1 --keys --script x", "--keys and --script exclude each other."),
      (
        "range --value 60 --in 0...100",
        "--value is 60; allowed are two numbers with a comma between them"
      ),
      (
        "range --value 60,20 --in 0...100",
        "--value is 20; allowed is a number from the lower value, 60."
      ),
      (
        "range --label A --value 0,1",
        "--label is A; allowed are two texts with a comma between them."
      ),
      (
        "range --label ,B --value 0,1",
        "--label is ,B; allowed are two texts with a comma between them."
      ),
      ("dial --value 25,7", "--value is 25; allowed is"),
      ("dial --value 23,7 --in 0...1", "ask dial has no use for --in."),
      ("wheel", "--rungs is missing; needed is this or ladder."),
      ("wheel --rungs a,,b", "--rungs is \"\"; allowed is a text that is not empty"),
      (
        "wheel --rungs a,b --value c",
        "--value is \"c\"; allowed is a read-out of one of the rungs; nearest is"
      ),
      ("wheel --ladder iso --values 100,x", "--values is \"x\"; allowed is a positive number."),
      (
        "wheel --ladder isso --values 100",
        "--ladder is \"isso\"; allowed is shutter or iso; nearest is \"iso\"."
      ),
      ("wheel --rungs a --format percent", "ask wheel has no use for --format."),
    ])
  func mistakes(arguments: String, text: String) {
    let error = #expect(throws: UsageError.self) { try opening(Self.words(arguments)) }
    let said = error.map(English().text) ?? "none"
    #expect(said.hasPrefix(text), "\(said)")
  }

  @Test("Every option has a kind that takes it, and no name twice")
  func table() {
    #expect(Set(CommandOption.all.map(\.name)).count == CommandOption.all.count)
    let fields = ItemShapes.all.filter { AskOption.kinds.contains($0.name) }.flatMap(\.fields).map(
      \.name)
    let parts = FormatShapes.all.flatMap(\.fields).map(\.name)
    for option in AskOption.all {
      switch option.target {
      case .item(let groups): #expect(groups.joined().allSatisfy(fields.contains))
      case .format(let name): #expect(parts.contains(name))
      case .either(let name): #expect(fields.contains(name) && parts.contains(name))
      case .formatKind, .template: break
      }
    }
    // What a control takes and no option gives is meant to be left out.
    let given = AskOption.all.flatMap { option -> [FieldName] in
      switch option.target {
      case .item(let groups): Array(groups.joined())
      case .format(let name), .either(let name): [name]
      case .formatKind: [.format]
      case .template: [.text, .of]
      }
    }
    let left = Set(fields + parts).subtracting(given)
    #expect(
      left == [
        .id, .lowerId, .upperId, .startId, .endId, .disabled, .readOnly, .summary, .index,
      ])
  }
}
