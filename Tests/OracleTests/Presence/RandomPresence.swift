import Foundation
import Testing

/// Random scripts over lazy containers, lists, screens and transitions, beside a plain model of the probes that are there, their state, and what was
/// called for them (B5.08, B5.17, B5.18, B7.03, B18.16, B18.17, B18.19, B20.06).
@MainActor
struct RandomPresence {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// More with `RIVULET_PRESENCE_SEEDS`. The first with `RIVULET_PRESENCE_FIRST_SEED`.
  static let seeds: Range<Int> = {
    let first = number("RIVULET_PRESENCE_FIRST_SEED") ?? 1
    return first..<(first + (number("RIVULET_PRESENCE_SEEDS") ?? 25))
  }()

  /// Runs a seed. Returns the difference, after steps that cannot be left out, or nil.
  private static func problem(seed: Int) async -> String? {
    var (app, idiom, steps) = PresenceScript.random(seed: seed)
    guard await PresenceScript(app, idiom: idiom).run(steps) != nil else { return nil }
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if await PresenceScript(app, idiom: idiom).run(fewer) != nil { steps = fewer } else { index += 1 }
    }
    let problem = await PresenceScript(app, idiom: idiom).run(steps) ?? "no difference"
    return "seed \(seed) on \(idiom): \(problem)\n\(app)\n\(steps)"
  }

  @Test func `after any script the probes of an app are those of the plain model`() async {
    var problems: [String] = []
    for seed in Self.seeds where problems.count < 5 {
      if let problem = await Self.problem(seed: seed) { problems.append(problem) }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n\n"))")
  }
}
