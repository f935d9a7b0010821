import Checks
import Diagnostics
import Files
import Model
import Web

extension Pipeline {
  /// Everything that `build` would find, the rules for a good site, golden queries and outside
  /// addresses if they are asked for. Goes on where a build would stop, to tell all at once;
  /// nothing is written but a baseline that is asked for.
  public func check() async -> Report {
    var options = options
    options.writesPages = false
    // Levels are settled at the end, when it is known which rules are to be taken how.
    options.strict = false
    var run = Run(Pipeline(options, files: files, progress: progress, web: web))
    guard run.hasGround() else { return run.report }
    let queries = options.queries.map { run.queries(in: $0) }
    // A name that was mistyped is told at once, not below all that a check finds.
    guard !run.report.broken else { return run.report }
    if let work = await run.site(despiteErrors: true) {
      run.check(work)
      let tree = await run.render(work)
      if let queries { run.ask(queries, of: work.site, tree) }
      if options.external { await run.askOutside(OutsideLinks(of: work.site), web()) }
    }
    run.settle(strict: self.options.strict)
    return run.report
  }
}
