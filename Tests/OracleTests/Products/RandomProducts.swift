import Foundation
import Testing

/// Random scripts over products of containers, kinds of rows, sources of data, places in an app and changes, animated or not (invariant 6).
@MainActor
struct RandomProducts {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// More with `RIVULET_PRODUCT_SEEDS`. The first with `RIVULET_PRODUCT_FIRST_SEED`.
  static let seeds: Range<Int> = {
    let first = number("RIVULET_PRODUCT_FIRST_SEED") ?? 1
    return first..<(first + (number("RIVULET_PRODUCT_SEEDS") ?? 25))
  }()

  /// 63: a row that came back after scrolling lost its state. 119: a row that was counted anew stood behind the last one.
  @Test(arguments: [63, 119]) func `a script that has failed before passes`(_ seed: Int) async {
    var script = ProductScript(seed: seed)
    #expect(await script.run(12) == nil)
  }

  @Test func `a tree that was kept equals a fresh one after any script, whatever is combined`() async {
    var problems: [String] = []
    for seed in Self.seeds where problems.count < 5 {
      if ProcessInfo.processInfo.environment["RIVULET_PRODUCT_TRACE"] != nil { print("seed \(seed)") }
      var script = ProductScript(seed: seed)
      if let problem = await script.run(12) { problems.append("seed \(seed), \(problem)") }
      // Trees of earlier scripts are freed on the queue of the main actor.
      await Task.yield()
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
