/// The completions of zsh.
enum ZshCompletions {
  static func text(in language: any ConsoleLanguage) -> String {
    let names = ProgramCommand.allCases.map(\.rawValue)
    let taking = Completions.withArgument.map { "--" + $0.name }.joined(separator: "|")
    let commands = ProgramCommand.allCases.map {
      "    " + "\($0.rawValue):\(language.summary(of: $0))".shellQuoted
    }
    let options = ProgramCommand.allCases.map { command in
      let lines = Completions.options(of: command).map {
        "        " + "\($0.typed):\(language.summary(of: $0.help))".shellQuoted
      }
      return "      (\(command.rawValue)) options=(\n\(lines.joined(separator: "\n"))\n      ) ;;"
    }
    let operands = ProgramCommand.allCases.map { command in
      let name = command.rawValue
      return switch Completions.operand(of: command) {
      case .screen(true): "      (\(name)) compadd -- $screens; _files ;;"
      case .screen(false):
        "      (\(name)) (( operands )) || { compadd -- $screens; _files } ;;"
      case .words(let words):
        "      (\(name)) (( operands )) || compadd -- \(words.joined(separator: " ")) ;;"
      case nil: "      (\(name)) ;;"
      }
    }
    return """
      #compdef a11y-console
      # Completions of a11y-console for zsh: source this after compinit, or put it in a folder of $fpath
      # as _a11y-console.
      _a11y_console() {
        local command= before=$words[CURRENT-1]
        local -i operands=0 i
        local -a commands options screens
        screens=(\(BuiltInScreen.names.joined(separator: " ")))
        commands=(
      \(commands.joined(separator: "\n"))
        )
        for (( i = 2; i < CURRENT; i++ )); do
          case $words[i] in
            (\(taking)) (( i++ )) ;;
            (-*) ;;
            (*)
              if [[ -z $command && $operands == 0 && $words[i] == (\(names.joined(separator: "|"))) ]]; then
                command=$words[i]
              else
                (( operands++ ))
              fi ;;
          esac
        done
        if [[ $PREFIX == --*=* ]]; then
          before=${PREFIX%%=*}
          compset -P '*='
          [[ $before == --speech ]] && { compadd -- required; return }
        fi
        case $before in
      \(CommandOption.all.compactMap(value).joined(separator: "\n"))
          (\(taking)) return ;;
        esac
        if [[ $PREFIX == -* ]]; then
          case ${command:-open} in
      \(options.joined(separator: "\n"))
          esac
          _describe -o option options
        else
          [[ -z $command && $operands == 0 ]] && _describe command commands
          case ${command:-open} in
      \(operands.joined(separator: "\n"))
          esac
        fi
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _a11y_console "$@"
      else
        compdef _a11y_console a11y-console
      fi

      """
  }

  private static func value(_ option: CommandOption) -> String? {
    if option.takesFile { return "    (--\(option.name)) _files; return ;;" }
    guard !option.choices.isEmpty, option.argument?.hasPrefix("[") == false else { return nil }
    return "    (--\(option.name)) compadd -- \(option.choices.joined(separator: " ")); return ;;"
  }
}
