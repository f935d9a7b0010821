import Diagnostics

extension CompletionScript {
  static let zsh = CompletionScript(shell: "zsh", place: "~/.zfunc/_hig") { all in
    """
    #compdef hig
    # Completion of hig for zsh.
    _hig() {
      local state
      local -a commands=(
    \(all.map(summary).joined(separator: "\n"))
      )
      _arguments -C \\
    \(Subcommand.bareFlags.map { "    " + specification($0) + " \\" }.joined(separator: "\n"))
        '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    \(all.map(arguments).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    if [[ $funcstack[1] == _hig ]]; then
      _hig "$@"
    else
      compdef _hig hig
    fi

    """
  }
}

private func summary(of command: Subcommand) -> String {
  "    " + quoted(command.name + ":" + escaped(command.summary, ":"))
}

private func arguments(of command: Subcommand) -> String {
  let lines = command.flags.map(specification) + [specification(command.words)]
  let list = lines.map { "          " + $0 }.joined(separator: " \\\n")
  return "        \(command.name)) _arguments -s \\\n\(list) ;;"
}

/// One flag as `_arguments` reads it, in each of its forms.
private func specification(_ flag: Flag) -> String {
  let text = "[\(escaped(flag.summary, "[]:"))]"
  let start = flag.repeats ? "*" : ""
  return flag.forms.map { form in
    let equals = flag.value != .none && form.hasPrefix("--") ? "=" : ""
    return quoted(start + form + equals + text + action(flag.value))
  }.joined(separator: " ")
}

private func action(_ value: FlagValue) -> String {
  switch value {
  case .none: ""
  case .folder: ":folder:_files -/"
  case .file: ":file:_files"
  case .address: ":address:_urls"
  case .number: ":number:"
  case .date: ":day:"
  case .name([]): ":name:"
  case .choice(let words), .some(let words), .name(let words), .rule(let words):
    ":word:(\(words.joined(separator: " ")))"
  }
}

private func specification(_ words: Words) -> String {
  switch words.kind {
  case .folder: quoted("*:folder:_files -/")
  case .file, .anything: quoted("*:word:")
  case .choice(let choices): quoted("*:word:(\(choices().joined(separator: " ")))")
  }
}

/// The characters that zsh would read, behind a backslash.
private func escaped(_ text: String, _ characters: String) -> String {
  String(text.flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
}

private func quoted(_ text: String) -> String { ShellWord.quoted(text) }
