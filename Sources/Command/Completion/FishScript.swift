extension CompletionScript {
  static let fish = CompletionScript(
    shell: "fish", place: "~/.config/fish/completions/hig.fish"
  ) { all in
    let start = """
      # Completion of hig for fish.
      complete -c hig -f

      """
    let bare = Subcommand.bareFlags.map { line("__fish_use_subcommand", flag($0)) }
    let commands = all.map { command in
      line("__fish_use_subcommand", "-a \(command.name) -d \(quoted(command.summary))")
    }
    return start + (bare + commands + all.flatMap(lines)).joined()
  }
}

private func lines(of command: Subcommand) -> [String] {
  let condition = "__fish_seen_subcommand_from \(command.name)"
  let candidates: String? =
    switch command.words.kind {
    case .folder: "-a '(__fish_complete_directories)'"
    case .file, .anything: nil
    case .choice(let choices): "-a '\(choices().joined(separator: " "))'"
    }
  return command.flags.map { line(condition, flag($0)) }
    + (candidates.map { [line(condition, $0)] } ?? [])
}

private func line(_ condition: String, _ rest: String) -> String {
  "complete -c hig -n '\(condition)' \(rest)\n"
}

private func flag(_ flag: Flag) -> String {
  let letter = flag.letter.map { " -s \($0)" } ?? ""
  return "-l \(flag.name)\(letter)\(action(flag.value)) -d \(quoted(flag.summary))"
}

private func action(_ value: FlagValue) -> String {
  switch value {
  case .none: ""
  case .folder: " -x -a '(__fish_complete_directories)'"
  case .file: " -r -F"
  case .address, .number, .date: " -x"
  case .name([]): " -x"
  case .choice(let words), .some(let words), .name(let words), .rule(let words):
    " -x -a '\(words.joined(separator: " "))'"
  }
}

private func quoted(_ text: String) -> String {
  "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
}
