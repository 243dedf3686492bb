import AdjustableCore
import Foundation

/// The program: takes the command line apart and runs what it asks for.
@main
enum A11yConsole {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    exit(run(Array(CommandLine.arguments.dropFirst()), environment: environment).rawValue)
  }

  private static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    do {
      switch try InvocationParser.invocation(from: arguments) {
      case .help: StandardStreams.write(Usage.text)
      case .version: StandardStreams.write("a11y-console \(Usage.version)\n")
      case .schema: StandardStreams.write(ScreenSchema.text)
      case .dump(let name): StandardStreams.write(try BuiltInScreen.text(of: name))
      case .speech: return SpeechCommand.run { StandardStreams.write($0 + "\n") }
      case .transcript(let options):
        let opening = try Opening(options, environment: environment)
        opening.output.show(Session(opening.reader, now: Date()).transcript)
      case .open(let options):
        var loop = try Opening(options, environment: environment).loop()
        return loop.run()
      }
      return .success
    } catch let error as UsageError {
      StandardStreams.complain(error.text + " See a11y-console --help.")
      return .usage
    } catch let error as ScreenFileErrors {
      StandardStreams.complain(lines: error.description)
      return .badData
    } catch let error as FileError {
      StandardStreams.complain(error.text)
      return error.isBadData ? .badData : .noInput
    } catch let error as Unavailable {
      StandardStreams.complain(error.text)
      return .unavailable
    } catch {
      StandardStreams.complain(error.localizedDescription)
      return .ioError
    }
  }
}
