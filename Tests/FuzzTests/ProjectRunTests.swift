import Testing

@testable import FuzzTargets

@Suite struct ProjectRunTests {
  private static let seeds = FuzzTarget.project.seeds()

  /// Else what a build does last would never be tried.
  @Test(arguments: seeds.indices) func aSeedMakesASite(seed: Int) {
    #expect(ProjectRun(Self.seeds[seed]).isPublished)
  }

  @Test func bytesThatAreNoFilesMakeNone() {
    #expect(!ProjectRun([0, 1, 2]).isPublished)
    #expect(ProjectRun([]).fault == nil)
  }
}
