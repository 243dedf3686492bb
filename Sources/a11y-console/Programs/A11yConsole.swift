import AdjustableCore
import Foundation

/// The program: takes the command line apart and runs what it asks for.
@main
enum A11yConsole {
  /// The language of what the program says.
  private static let language = English()

  static func main() {
    LocaleVariables.prepare()
    StandardStreams.prepare()
    Wake.unblockSignals()
    Wake.endOnInterrupt()
    let environment = ProcessInfo.processInfo.environment
    exit(run(Array(CommandLine.arguments.dropFirst()), environment: environment).rawValue)
  }

  private static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    do {
      switch try InvocationParser.invocation(from: arguments, in: language) {
      case .help(let command, let kind):
        return print(Usage.text(about: command, kind: kind, in: language))
      case .version: return print("a11y-console \(Release.version)\n")
      case .schema: return print(ScreenSchema.text)
      case .dump(let name): return print(try BuiltInScreen.text(of: name))
      case .speech: return SpeechCommand.run(in: language) { _ = StandardStreams.write($0 + "\n") }
      case .transcript(let options):
        let opening = try Opening(options, environment: environment, in: language)
        return print(opening.output.text(for: try opening.session.transcript))
      case .audit(let options):
        return AuditCommand(options: options, environment: environment, language: language).run()
      case .countdown(let duration, let options):
        var loop = try Opening(countdown: duration, options, environment: environment, in: language)
          .loop()
        return loop.run()
      case .draw(let options, let drawing):
        let opening = try Opening(options, environment: environment, in: language)
        return print(ScreenDrawing.text(of: opening.reader.screen, drawing))
      case .open(let options):
        var loop = try Opening(options, environment: environment, in: language).loop()
        return loop.run()
      case .ask(let question):
        var loop = try Opening(question, environment: environment, in: language).loop()
        return loop.run()
      case .completions(let shell): return print(shell.text(in: language))
      }
    } catch let error as UsageError {
      StandardStreams.complain(.usage(error), in: language)
      return .usage
    } catch let error as ScreenFileErrors {
      StandardStreams.complain(lines: error.text(in: language))
      return .badData
    } catch let error as FileError {
      StandardStreams.complain(.file(error), in: language)
      return error.isBadData ? .badData : .noInput
    } catch let error as Unavailable {
      StandardStreams.complain(error.text)
      return .unavailable
    } catch {
      StandardStreams.complain(error.localizedDescription)
      return .ioError
    }
  }

  private static func print(_ text: String) -> ExitCode {
    guard let failure = StandardStreams.write(text) else { return .success }
    StandardStreams.complain(outputFailed: failure, in: language)
    return .ioError
  }
}
