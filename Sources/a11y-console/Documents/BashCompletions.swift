/// The completions of bash: one function, by hand, without bash-completion.
enum BashCompletions {
  static var text: String {
    let names = ProgramCommand.allCases.map(\.rawValue)
    let taking = Completions.withArgument.map { "--" + $0.name }.joined(separator: "|")
    let values = CommandOption.all.compactMap(value)
    let options = ProgramCommand.allCases.map { command in
      let words = Completions.options(of: command).map { "--" + $0.name }.joined(separator: " ")
      return "      \(command.rawValue)) words='\(words)' ;;"
    }
    let operands = ProgramCommand.allCases.map { command in
      let name = command.rawValue
      return switch Completions.operand(of: command) {
      case .screen(true): "      \(name)) words=$screens files=yes ;;"
      case .screen(false): "      \(name)) [[ $operands == 0 ]] && words=$screens files=yes ;;"
      case .words(let words):
        "      \(name)) [[ $operands == 0 ]] && words='\(words.joined(separator: " "))' ;;"
      case nil: "      \(name)) ;;"
      }
    }
    return """
      # Completions of a11y-console for bash: source this, or put it where bash-completion looks.
      _a11y_console() {
        local IFS=$' \\t\\n' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local screens='\(BuiltInScreen.names.joined(separator: " "))'
        local command= operands=0 words= files= i
        COMPREPLY=()
        # A word with an equals sign comes in three parts.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            \(taking)) ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)) ;;
            -*|=) ;;
            *)
              if [[ -z $command && $operands == 0 ]]; then
                case ${COMP_WORDS[i]} in
                  \(names.joined(separator: "|"))) command=${COMP_WORDS[i]}; continue ;;
                esac
              fi
              ((operands++)) ;;
          esac
        done
        case $before in
      \(values.joined(separator: "\n"))
          \(taking)) return ;;
        esac
        if [[ $word == -* ]]; then
          case ${command:-open} in
      \(options.joined(separator: "\n"))
          esac
        else
          case ${command:-open} in
      \(operands.joined(separator: "\n"))
          esac
          [[ -z $command && $operands == 0 ]] && words="\(names.joined(separator: " ")) $words"
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        [[ -n $files ]] && _a11y_console_files "$word"
        return 0
      }
      _a11y_console_files() {
        local IFS=$'\\n'
        COMPREPLY+=($(compgen -f -- "$1"))
        compopt -o filenames 2>/dev/null
      }
      complete -F _a11y_console a11y-console

      """
  }

  /// The branch for what stands behind an option; nil where nothing is known of it.
  private static func value(_ option: CommandOption) -> String? {
    let pattern = "    --\(option.name)) "
    if option.takesFile { return pattern + "_a11y_console_files \"$word\"; return ;;" }
    guard !option.choices.isEmpty else { return nil }
    let words = "COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\"))"
    // What may be left out stands behind an equals sign only.
    guard option.argument?.hasPrefix("[") == true else { return pattern + words + "; return ;;" }
    return pattern
      + "[[ ${COMP_WORDS[COMP_CWORD]} == = || ${COMP_WORDS[COMP_CWORD-1]} == = ]] && {\n"
      + "      \(words); return; } ;;"
  }
}
