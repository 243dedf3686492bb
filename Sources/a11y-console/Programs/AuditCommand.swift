import AdjustableCore
import Foundation

/// `audit SCREEN...`: findings of many files, printed as each is done.
struct AuditCommand {
  let options: AuditOptions
  let environment: [String: String]
  let language: any ConsoleLanguage

  private var output: any Output { options.isJSON ? JSONOutput() : TextOutput() }

  /// Audits every file; a file that cannot be opened stops no other.
  func run() -> ExitCode {
    var results: [AuditResult] = []
    var tally = AuditTally()
    var code = ExitCode.success
    let keepsResults = options.junit != nil || options.sarif != nil
    for screen in options.screens {
      let result = audit(screen)
      switch result {
      case .audited(let file):
        tally.add(file.report, elements: file.elementCount)
        if let failure = StandardStreams.write(output.text(for: file.replies(in: language))) {
          return outputFailed(failure)
        }
      case .failed(_, let lines, let failed):
        StandardStreams.complain(lines: lines)
        if code == .success { code = failed }
      }
      if keepsResults { results.append(result) }
    }
    if tally.screens > 0,
      let failure = StandardStreams.write(output.text(for: [.notice(language.text(tally.line))]))
    {
      return outputFailed(failure)
    }
    for (path, text) in [
      (options.junit, JUnitReport.text), (options.sarif, SARIFReport.text),
    ] {
      guard let path else { continue }
      do throws(FileError) {
        try FileBytes.write(Array(text(results, options.isStrict, language).utf8), to: path)
      } catch {
        StandardStreams.complain(.file(error), in: language)
        code = .cannotCreate
      }
    }
    guard code == .success else { return code }
    return tally.isBad(isStrict: options.isStrict) ? .negative : .success
  }

  private func outputFailed(_ error: SystemError) -> ExitCode {
    StandardStreams.complain(outputFailed: error, in: language)
    return .ioError
  }

  private func audit(_ screen: String) -> AuditResult {
    do {
      let file = try ScreenFile.open(
        screen, locale: options.locale.map(Locale.init(identifier:)),
        fallback: EnvironmentLocale.locale(from: environment))
      return .audited(AuditedFile(file))
    } catch let error as ScreenFileErrors {
      return .failed(screen, error.text(in: language), .badData)
    } catch let error as FileError {
      return .failed(screen, language.text(error), error.isBadData ? .badData : .noInput)
    } catch {
      return .failed(screen, error.localizedDescription, .ioError)
    }
  }
}
