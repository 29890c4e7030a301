import RivuletGraph
import Testing

/// Random graphs under random scripts, against a model that recomputes everything each time.
struct RandomGraphTests {
  private static let stepCount = 100_000
  private static let stepsPerSeed = 250

  @Test func `values are those of recomputing everything, over 100,000 steps`() {
    for seed in 1...(Self.stepCount / Self.stepsPerSeed) {
      guard let failure = RandomGraph.firstFailure(seed: seed, steps: Self.stepsPerSeed) else { continue }
      Issue.record("seed \(seed): \(failure)\n\(RandomGraph.minimisedScript(seed: seed, steps: Self.stepsPerSeed))")
      return
    }
  }

  #if DEBUG
  @Test func `a lost edge is found within 100 seeds`() {
    let found = (1...100).first { RandomGraph.firstFailure(seed: $0, steps: 60, dropsEveryNthEdge: 17) != nil }
    #expect(found != nil)
  }
  #endif
}
