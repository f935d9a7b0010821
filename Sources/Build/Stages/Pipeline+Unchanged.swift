import Bytes
import Publish

extension Pipeline {
  /// What the last build reported, if this one would do the same again: its options are the same,
  /// the disk says the same to all that it asked, and its site stands as it was published.
  func unchanged() async -> Report? {
    guard let memory, memory.isForOthers, let run = memory.last.run, run.options == optionsDigest,
      Publisher(files: disk).isStanding(run.standing, at: project.output)
    else { return nil }
    let (disk, answers) = (disk, Array(run.answers))
    let step = step("Comparing", of: answers.count)
    // One that differs is enough: the rest need not be asked.
    let different = Tally()
    _ = await Parallel.map(answers, jobs: jobs, step: step) { question, answer in
      if different.isZero, ReadingTrace.answer(question, disk) != answer { _ = different.next() }
    }
    guard different.isZero else { return nil }
    var report = Report()
    report.counts = run.counts
    report.diagnostics = run.diagnostics
    report.published = project.output
    return report
  }

  /// Keeps what the next build needs to find that it would be the same, unless something was out of
  /// the ordinary.
  func remember(_ site: PublishReport, _ report: Report) {
    guard let memory else { return }
    guard memory.isForOthers, site.notes.isEmpty, let answers = trace?.answers,
      let standing = Publisher(files: disk).standing(of: site)
    else { return memory.keep(site, run: nil) }
    // The next build finds the pages written.
    let counts = report.counts.map { ($0.noun, $0.noun == "page written" ? 0 : $0.number) }
    memory.keep(
      site,
      run: RunRecord(
        options: optionsDigest, answers: answers, standing: standing, counts: counts,
        diagnostics: report.diagnostics))
  }

  /// Of all of them: a field that is added counts without a further line.
  private var optionsDigest: [UInt8] { SHA256.digest(Array(String(reflecting: options).utf8)) }
}
