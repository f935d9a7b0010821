import Build

extension Report {
  /// Warnings are told, but fail nothing, unless `--strict` made them errors.
  var verdict: Verdict { broken ? .failure : failed ? .findings : .fine }
}
