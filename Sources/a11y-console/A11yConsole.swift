import AdjustableCore
import Foundation

/// The program: takes the command line apart and runs what it asks for.
@main
enum A11yConsole {
  static func main() {
    // Ctrl-C ends at once and says so in the exit code; everything said so far is written already.
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try InvocationParser.invocation(from: arguments) {
      case .help: StandardStreams.write(Usage.text)
      case .version: StandardStreams.write("a11y-console \(Usage.version)\n")
      case .speech: return SpeechCommand.run { StandardStreams.write($0 + "\n") }
      case .schema: StandardStreams.write(ScreenSchema.text)
      case .dump(let name): StandardStreams.write(try BuiltInScreen.text(of: name))
      case .transcript(let options): try transcript(options)
      case .open(let options): return try open(options)
      }
      return .success
    } catch let error as UsageError {
      StandardStreams.complain(error.text + " See a11y-console --help.")
      return .usage
    } catch let error as ScreenFileErrors {
      for error in error.errors { StandardStreams.complain(error.description) }
      return .badData
    } catch let error as FileError {
      StandardStreams.complain(error.text)
      return .noInput
    } catch {
      StandardStreams.complain(error.localizedDescription)
      return .ioError
    }
  }
}
