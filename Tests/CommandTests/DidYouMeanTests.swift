import Bytes
import Testing

@testable import Command

/// A slip of one letter is told as what was meant, for every name in the tables.
@Suite struct DidYouMeanTests {
  /// The word with each letter left out, and with each two neighbors swapped.
  private func slips(of word: String) -> Set<String> {
    let letters = Array(word)
    var slips: Set<String> = []
    for place in letters.indices {
      var cut = letters
      cut.remove(at: place)
      slips.insert(String(cut))
      guard place + 1 < letters.count else { continue }
      var swapped = letters
      swapped.swapAt(place, place + 1)
      slips.insert(String(swapped))
    }
    return slips
  }

  @Test(arguments: Subcommand.all.map(\.name)) func commands(name: String) throws {
    for slip in slips(of: name) where Subcommand.named(slip) == nil && !slip.isEmpty {
      guard case .unknownCommand(slip, let nearest) = error([slip]) else {
        Issue.record("\(slip) was understood")
        continue
      }
      let meant = try #require(nearest).dropFirst("hig ".count)
      #expect(distance(slip, String(meant)) <= distance(slip, name))
    }
  }

  @Test(arguments: Subcommand.all.map(\.name)) func flags(command: String) throws {
    let flags = try #require(Subcommand.named(command)).flags
    for flag in flags {
      for slip in slips(of: flag.name) where !slip.isEmpty && !Self.names.contains(slip) {
        guard case .unknownFlag("--" + slip, command, let nearest) = error([command, "--" + slip])
        else {
          Issue.record("--\(slip) was understood")
          continue
        }
        let meant = try #require(nearest)
        #expect(distance("--" + slip, meant) <= distance("--" + slip, flag.dashed))
      }
    }
  }

  private static let names = Set(Subcommand.allFlags.map(\.name))

  private func error(_ arguments: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try ArgumentReader(arguments)
      return nil
    } catch {
      return error
    }
  }

  private func distance(_ a: String, _ b: String) -> Int {
    EditDistance.between(Array(a.utf8), Array(b.utf8), limit: 99) ?? 99
  }
}
