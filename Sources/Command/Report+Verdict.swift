import Build

extension Report {
  /// Warnings are reported, but fail nothing, unless `--strict` made them errors.
  var verdict: Verdict { broken ? .failure : failed ? .findings : .fine }
}
