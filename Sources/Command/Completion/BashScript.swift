extension CompletionScript {
  static let bash = CompletionScript(
    shell: "bash", place: "~/.local/share/bash-completion/completions/hig"
  ) { all in
    """
    # Completion of hig for bash.
    _hig_candidates() {
      mapfile -t COMPREPLY < <(compgen "$@" -- "$word")
    }

    _hig() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= index
      # bash takes --flag=value for three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(forms(Subcommand.flags(of: all).filter { $0.value != .none })))
            ((index++))
            if [[ ${COMP_WORDS[index]} == = ]]; then ((index++)); fi
            ;;
          -*) ;;
          *) command=${COMP_WORDS[index]}; break ;;
        esac
      done
      COMPREPLY=()
      case $command:$before in
    \(values(all))
      esac
      case $command in
    \(commands(all))
      esac
    }

    complete -F _hig hig

    """
  }
}

private func forms(_ flags: [Flag]) -> String {
  flags.flatMap(\.forms).joined(separator: "|")
}

/// What to offer behind each flag that takes a value. The flags of a command that mean something
/// else there than elsewhere are above the others.
private func values(_ all: [Subcommand]) -> String {
  let flags = Subcommand.flags(of: all)
  let special = all.flatMap { command in
    command.flags.filter { flag in
      flags.contains { $0.name == flag.name && $0.value != flag.value }
    }.map { (flag: $0, command: command.name) }
  }
  let rows = special + flags.map { (flag: $0, command: "*") }
  return rows.compactMap { flag, command in
    guard flag.value != .none || command != "*" else { return nil }
    let pattern = flag.forms.map { "\(command):\($0)" }.joined(separator: "|")
    return "    \(pattern)) \(action(flag.value)) ;;"
  }.joined(separator: "\n")
}

private func action(_ value: FlagValue) -> String {
  switch value {
  // Goes on to what the command takes.
  case .none: ":"
  case .folder: "compopt -o filenames 2> /dev/null; _hig_candidates -d; return"
  case .file: "compopt -o filenames 2> /dev/null; _hig_candidates -f; return"
  case .address, .number, .date, .name([]): "return"
  case .choice(let words), .some(let words), .name(let words), .rule(let words):
    "_hig_candidates -W '\(words.joined(separator: " "))'; return"
  }
}

/// What to offer behind each command, and before one is typed.
private func commands(_ all: [Subcommand]) -> String {
  let names = all.map(\.name) + Subcommand.bareFlags.map(\.dashed)
  let start = "    '') _hig_candidates -W '\(names.joined(separator: " "))' ;;"
  let rows = all.map { command in
    let flags = command.flags.map(\.dashed).joined(separator: " ")
    return """
          \(command.name))
            if [[ $word == -* ]]; then
              _hig_candidates -W '\(flags)'
            else
              \(words(command.words))
            fi
            ;;
      """
  }
  return ([start] + rows).joined(separator: "\n")
}

private func words(_ words: Words) -> String {
  switch words.kind {
  case .folder: "compopt -o filenames 2> /dev/null; _hig_candidates -d"
  case .file, .anything: ":"
  case .choice(let choices): "_hig_candidates -W '\(choices().joined(separator: " "))'"
  }
}
