/// The completions of fish.
enum FishCompletions {
  static var text: String {
    let names = Completions.commands.joined(separator: " ")
    let taking = Completions.withArgument.map { "--" + $0.name }.joined(separator: " ")
    let commands = InvocationParser.commands.map {
      "complete -c a11y-console -n __a11y_console_begins -a \($0.name) -d \(quoted($0.summary))"
    }
    let screens = " -F -a '\(BuiltInScreen.names.joined(separator: " "))'"
    let operands = Completions.commands.compactMap { name -> String? in
      let condition = "complete -c a11y-console -n '__a11y_console_needs \(name)'"
      return switch Completions.operand(of: name) {
      case .screen(true): condition.replacing("_needs", with: "_is") + screens
      case .screen(false): condition + screens
      case .words(let words): condition + " -a '\(words.joined(separator: " "))'"
      case nil: nil
      }
    }
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
      \((commands + operands + CommandOption.all.map(option)).joined(separator: "\n"))

      """
  }

  private static func option(_ option: CommandOption) -> String {
    var line = "complete -c a11y-console"
    if !option.commands.isEmpty {
      line += " -n '__a11y_console_is \(option.commands.joined(separator: " "))'"
    }
    line += " -l \(option.name)"
    if option.takesFile {
      line += " -r -F"
    } else if option.argument?.hasPrefix("[") == false {
      line += " -x"
      if !option.choices.isEmpty { line += " -a '\(option.choices.joined(separator: " "))'" }
    }
    return line + " -d " + quoted(option.summary)
  }

  /// The text as one word of fish.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
