import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("Each shell completes commands, options, their words, and screens")
struct CompletionTests {
  /// Command lines as far as they are typed, the last word begun, and some of what is offered for it.
  static let lines: [(words: [String], offered: [String])] = [
    (["tr"], ["transcript"]),
    (["ask", ""], AskOption.kinds),
    (["ask", "slider", "--lab"], ["--label"]),
    (["ask", "slider", "--format", ""], AskOption.formatKinds),
    (["ask", "slider", "--label", "ask", "--wr"], ["--wraps"]),
    (["open", ""], BuiltInScreen.names + ["my screen.json"]),
    (["transcript", "vol"], ["volume"]),
    (["--verbosity", "b"], ["brief"]),
    (["sleep", "--ke"], ["--keys"]),
    (["--script", "my"], ["my screen.json"]),
    (["completions", ""], Shell.allCases.map(\.rawValue)),
    (["--locale", "de", "pri"], ["price"]),
  ]

  /// A folder with the completions of a shell and one screen file.
  private func folder(_ shell: Shell) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try shell.text(in: English()).write(
      toFile: folder.path + "/completions", atomically: true, encoding: .utf8)
    try "{}".write(toFile: folder.path + "/my screen.json", atomically: true, encoding: .utf8)
    return folder
  }

  private func quoted(_ words: [String]) -> String {
    words.map(\.shellQuoted).joined(separator: " ")
  }

  /// What bash offers, by the function that it would call.
  private static let bash = """
    . ./completions
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    complete -p a11y-console >/dev/null || exit 1
    _a11y_console a11y-console "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
    printf '%s\\n' "${COMPREPLY[@]}"
    """

  @Test("bash", .enabled(if: Tools.has("bash")), arguments: lines.indices)
  func bash(index: Int) throws {
    let folder = try folder(.bash)
    defer { folder.remove() }
    let line = Self.lines[index]
    let result = try Tools.run(
      "set -- a11y-console \(quoted(line.words))\n\(Self.bash)", shell: "bash", folder: folder.path)
    #expect(result.code == 0 && result.errors == "")
    expect(result.output, offers: line)
  }

  @Test("bash, behind an equals sign, which it takes for a word", .enabled(if: Tools.has("bash")))
  func bashEquals() throws {
    let folder = try folder(.bash)
    defer { folder.remove() }
    for (words, offered) in [
      ("ask slider --format = pe", "percent\n"), ("--verbosity =", "brief\nnormal\nverbose\n"),
      ("--speech = r", "required\n"),
    ] {
      let result = try Tools.run(
        "set -- a11y-console \(words)\n\(Self.bash)", shell: "bash", folder: folder.path)
      #expect(result.output == offered)
    }
  }

  @Test("fish", .enabled(if: Tools.has("fish")), arguments: lines.indices)
  func fish(index: Int) throws {
    let folder = try folder(.fish)
    defer { folder.remove() }
    let line = Self.lines[index]
    let typed = (["a11y-console"] + line.words).joined(separator: " ")
    let result = try Tools.run(
      "source completions; complete -C \(typed.shellQuoted)", shell: "fish", folder: folder.path)
    #expect(result.code == 0 && result.errors == "")
    expect(result.output, offers: line)
  }

  private func expect(_ output: String, offers line: (words: [String], offered: [String])) {
    let offered = output.split(separator: "\n").map {
      $0.split(separator: "\t").first.map(String.init)
    }
    for word in line.offered { #expect(offered.contains(word), "\(line.words): \(offered)") }
    // What was begun is what all that is offered begins with.
    let begun = line.words.last ?? ""
    #expect(offered.allSatisfy { $0?.hasPrefix(begun) == true }, "\(line.words): \(offered)")
  }

  @Test("zsh, at its own prompt in a terminal", .enabled(if: Tools.has("zsh")))
  func zsh() throws {
    let folder = try folder(.zsh)
    defer { folder.remove() }
    let terminal = try Terminal(
      command: ["zsh", "-f", "-i"],
      environment: ["TERM": "dumb", "HOME": folder.path, "ZDOTDIR": folder.path])
    terminal.type(
      "cd \(folder.path.shellQuoted); autoload -Uz compinit; compinit -u -D; source ./completions; "
        + "unset zle_bracketed_paste; PROMPT='READY>'; a11y-console() { print -r \"got[${(j:,:)@}]\" }\n"
    )
    #expect(terminal.shows("\rREADY>"), "\(terminal.output)")
    for (typed, words) in [
      ("tr", "transcript"), ("ask sl", "ask,slider"), ("ask slider --lab", "ask,slider,--label"),
      ("ask slider --format pe", "ask,slider,--format,percent"),
      ("ask slider --format=pe", "ask,slider,--format=percent"), ("open pr", "open,price"),
      ("--speech=r", "--speech=required"), ("--script my", "--script,my screen.json"),
      ("completions f", "completions,fish"),
    ] {
      terminal.type("a11y-console \(typed)\t\n")
      #expect(terminal.shows("got[\(words)]"), "\(typed): \(terminal.output)")
    }
    terminal.type("exit\n")
    #expect(terminal.end() == 0)
  }

  @Test("Nothing is offered where a command takes nothing more", .enabled(if: Tools.has("bash")))
  func nothingMore() throws {
    let folder = try folder(.bash)
    defer { folder.remove() }
    for words in ["ask slider ''", "open price ''", "schema ''", "price ''"] {
      let result = try Tools.run(
        "set -- a11y-console \(words)\n\(Self.bash)", shell: "bash", folder: folder.path)
      #expect(result.output == "\n", "\(words)")
    }
  }

  @Test("A text is one word of sh, whatever is in it")
  func quoting() { #expect("it's $x".shellQuoted == #"'it'\''s $x'"#) }
}
