import Foundation
import RivuletCore
import RivuletGraph
import Testing

/// Incremental is the same as from scratch, after any script of changes (invariant 6).
@MainActor
struct OracleTests {
  /// More with `RIVULET_ORACLE_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_ORACLE_SEEDS"].flatMap { Int($0) } ?? 100
  /// The seed of the first script. Another one with `RIVULET_ORACLE_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_ORACLE_FIRST_SEED"].flatMap { Int($0) } ?? 1

  /// Runs the script of one seed; returns where the trees first differed.
  static func firstDifference(seed: Int, size: Int = 18, steps stepCount: Int = 8, dropsEveryNthEdge fault: Int = 0) async -> String? {
    var random = SeededGenerator(seed: seed)
    let recipe = Recipe.random(size: size, using: &random)
    var steps: [Step] = []
    for _ in 0..<stepCount { steps.append(.random(using: &random)) }
    return await firstDifference(recipe, steps, dropsEveryNthEdge: fault)
  }

  static func firstDifference(_ recipe: Recipe, _ steps: [Step], dropsEveryNthEdge fault: Int = 0) async -> String? {
    let oracle = Oracle(recipe)
    // Tasks that wait hold the tree; the closures hold views, and those the model.
    defer {
      oracle.kept.close()
      oracle.model.writers = [:]
    }
    #if DEBUG
    oracle.kept.graph.faults.dropsEveryNthEdge = fault
    #endif
    await oracle.settleTasks()
    if let difference = oracle.difference() { return "at the start: \(difference)" }
    for (index, step) in steps.enumerated() {
      await oracle.apply(step)
      if let difference = oracle.difference() { return "after step \(index) \(step): \(difference)" }
    }
    return nil
  }

  /// Leaves out steps as long as the difference stays.
  static func minimised(seed: Int) async -> String {
    var random = SeededGenerator(seed: seed)
    let recipe = Recipe.random(size: 18, using: &random)
    var steps = (0..<8).map { _ in Step.random(using: &random) }
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if await firstDifference(recipe, fewer) != nil { steps = fewer } else { index += 1 }
    }
    return "seed \(seed)\n\(recipe)\n\(steps)\n\(await firstDifference(recipe, steps) ?? "no difference")"
  }

  @Test func `a kept tree equals a fresh one after each step of random scripts`() async {
    var failures: [Int: String] = [:]
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) {
      if let difference = await Self.firstDifference(seed: seed) { failures[seed] = difference }
      if seed % 50 == 0 { await Task.yield() }
    }
    var report = ""
    if let first = failures.keys.min() { report = await Self.minimised(seed: first) }
    let differences = failures.sorted { $0.key < $1.key }.prefix(10).map { "seed \($0.key) \($0.value)" }.joined(separator: "\n")
    #expect(
      failures.isEmpty,
      """
      \(failures.count) of \(Self.seedCount) scripts from seed \(Self.firstSeed) on differ:
      \(differences)
      The first, minimised:
      \(report)
      """)
  }

  /// Runs the script of one seed on a list of hundreds of rows; returns where the trees first differed.
  static func firstDifferenceOfLongList(seed: Int) async -> String? {
    var random = SeededGenerator(seed: seed)
    let recipe = Recipe.longList(size: 6, using: &random)
    var ids = Array(0..<(200 + random.next(below: 200)))
    var steps = [Step.list(0, ids)]
    for _ in 0..<6 { steps.append(.random(ofList: &ids, using: &random)) }
    return await firstDifference(recipe, steps)
  }

  /// Runs the script of one seed on trees of which one scrolls inside of another; returns where the trees first differed.
  static func firstDifferenceOfScrolled(seed: Int) async -> String? {
    var random = SeededGenerator(seed: seed)
    let inner = Recipe.scrolled(.random(size: 8, using: &random), isHorizontal: random.next(below: 2) == 0)
    let recipe = Recipe.scrolled(.column([.random(size: 8, using: &random), inner, .random(size: 4, using: &random)]), isHorizontal: false)
    var steps: [Step] = []
    for _ in 0..<5 {
      steps.append(.scroll(random.next(below: 2), Double(random.next(below: 150))))
      steps.append(.random(using: &random))
    }
    return await firstDifference(recipe, steps)
  }

  @Test func `a kept tree that scrolls equals a fresh one that is scrolled as far`() async {
    for seed in Self.firstSeed..<(Self.firstSeed + max(Self.seedCount / 20, 1)) {
      let difference = await Self.firstDifferenceOfScrolled(seed: seed)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  /// How many scripts run on long lists: each takes as long as a hundred of the others.
  static var longListCount: Int { max(seedCount / 250, 1) }

  @Test func `a kept tree with hundreds of rows equals a fresh one after each step`() async {
    for seed in Self.firstSeed..<(Self.firstSeed + Self.longListCount) {
      let difference = await Self.firstDifferenceOfLongList(seed: seed)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  /// Seeds of scripts that once failed.
  @Test(arguments: [
    143, 646, 1127, 1154, 3362, 3709, 4161, 4883, 5489, 5608, 5884, 6181, 6294, 6527, 6538, 6553, 1_000_227, 1_014_660, 3_001_478,
    7_000_153, 7_001_945, 7_001_975, 7_002_258, 7_003_654, 7_004_391, 7_005_831, 7_007_542,
  ])
  func `a script that once failed stays right`(seed: Int) async {
    #expect(await Self.firstDifference(seed: seed) == nil)
  }

  /// Seeds of scripts with scroll views that once failed.
  @Test(arguments: [700_015])
  func `a script with scroll views that once failed stays right`(seed: Int) async {
    #expect(await Self.firstDifferenceOfScrolled(seed: seed) == nil)
  }
}

#if DEBUG
@MainActor
struct LostEdgeTests {
  @Test func `a lost edge is found within 100 seeds`() async {
    var seed = 1
    while seed <= 100, await OracleTests.firstDifference(seed: seed, dropsEveryNthEdge: 25) == nil { seed += 1 }
    #expect(seed <= 100)
  }
}
#endif
