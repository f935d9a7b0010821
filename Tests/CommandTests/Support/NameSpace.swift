/// Runs a script where anybody may mount: nothing of it is seen outside.
enum NameSpace {
  static let canMount = spawn("mount -t tmpfs none /mnt", []) == 0

  /// The script's status; the arguments are its `$1` and so on.
  static func spawn(_ script: String, _ arguments: [String]) -> Int32 {
    Binary().spawn(
      ["/usr/bin/unshare", "--user", "--map-root-user", "--mount", "/bin/sh", "-c", script, "sh"]
        + arguments)
  }
}
