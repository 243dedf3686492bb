/// The completions of fish.
enum FishCompletions {
  static func text(in language: any ConsoleLanguage) -> String {
    let names = ProgramCommand.allCases.map(\.rawValue).joined(separator: " ")
    let taking = Completions.withArgument.map { "--" + $0.name }.joined(separator: " ")
    let commands = ProgramCommand.allCases.map {
      "complete -c a11y-console -n __a11y_console_begins -a \($0.rawValue) -d "
        + quoted(language.summary(of: $0))
    }
    let screens = " -F -a '\(BuiltInScreen.names.joined(separator: " "))'"
    let operands = ProgramCommand.allCases.compactMap { command -> String? in
      let condition = "complete -c a11y-console -n '__a11y_console_needs \(command.rawValue)'"
      return switch Completions.operand(of: command) {
      case .screen(true): condition.replacing("_needs", with: "_is") + screens
      case .screen(false): condition + screens
      case .words(let words): condition + " -a '\(words.joined(separator: " "))'"
      case nil: nil
      }
    }
    let options = CommandOption.all.map { option($0, language) }
    return """
      # Completions of a11y-console for fish: put this in a folder of $fish_complete_path as
      # a11y-console.fish, or source it.

      # The command, open where there is none yet, and how many words follow it.
      function __a11y_console_state
          set -l command
          set -l operands 0
          set -l skips 0
          for word in (commandline -opc)[2..]
              if test $skips = 1
                  set skips 0
              else if contains -- $word \(taking)
                  set skips 1
              else if string match -q -- '-*' $word
              else if test $operands = 0 -a -z "$command"; and contains -- $word \(names)
                  set command $word
              else
                  set operands (math $operands + 1)
              end
          end
          echo -- "$command" $operands
      end
      function __a11y_console_begins
          test (__a11y_console_state) = " 0"
      end
      function __a11y_console_is
          set -l state (string split ' ' -- (__a11y_console_state))
          test -z "$state[1]"; and set state[1] open
          contains -- $state[1] $argv
      end
      function __a11y_console_needs
          __a11y_console_is $argv; and string match -q -- '* 0' (__a11y_console_state)
      end

      complete -c a11y-console -f
      \((commands + operands + options).joined(separator: "\n"))

      """
  }

  private static func option(_ option: CommandOption, _ language: any ConsoleLanguage) -> String {
    var line = "complete -c a11y-console"
    if !option.commands.isEmpty {
      line += " -n '__a11y_console_is \(option.commands.map(\.rawValue).joined(separator: " "))'"
    }
    line += " -l \(option.name)"
    if option.takesFile {
      line += " -r -F"
    } else if option.argument?.hasPrefix("[") == false {
      line += " -x"
      if !option.choices.isEmpty { line += " -a '\(option.choices.joined(separator: " "))'" }
    }
    return line + " -d " + quoted(language.summary(of: option.help))
  }

  /// The text as one word of fish.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
