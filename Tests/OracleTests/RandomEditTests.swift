import Foundation
import RivuletCore
import Testing

/// Random edits of random text, beside a model that makes everything anew (B21.68).
struct RandomEditTests {
  /// How many scripts are run, each of 50 commands. More with `RIVULET_EDIT_SEEDS`.
  static let seedCount = ProcessInfo.processInfo.environment["RIVULET_EDIT_SEEDS"].flatMap { Int($0) } ?? 400
  /// The seed of the first script. Another one with `RIVULET_EDIT_FIRST_SEED`.
  static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_EDIT_FIRST_SEED"].flatMap { Int($0) } ?? 1

  private static func script(_ seed: Int) -> [EditStep] {
    var random = SeededGenerator(seed: seed)
    return (0..<50).map { _ in EditStep.random(using: &random) }
  }

  /// Where the state and the model first differ; nil if they do not.
  static func difference(_ steps: [EditStep]) -> String? {
    var state = EditingState()
    var model = EditModel()
    for (index, step) in steps.enumerated() {
      state.apply(step)
      model.apply(step)
      let ours = "\(Array(state.text.utf8)) \(state.selection.anchor) \(state.selection.head) \(state.marked?.string ?? "-")"
      let theirs = "\(Array(model.text.utf8)) \(model.anchor) \(model.head) \(model.marked ?? "-")"
      if ours != theirs {
        return "after step \(index), \(step): \(state.text.debugDescription) \(state.selection), not \(model.text.debugDescription) "
          + "\(model.anchor) to \(model.head)"
      }
      if let flaw = flaw(of: state) { return "after step \(index), \(step): \(flaw)" }
    }
    return nil
  }

  /// What no state may be.
  private static func flaw(of state: EditingState) -> String? {
    let places = DisplayedText(state, keepsBreaks: true)
    let boundaries = Set(places.boundaries)
    if state.marked == nil, !boundaries.contains(state.selection.anchor) || !boundaries.contains(state.selection.head) {
      return "the selection \(state.selection) of \(state.text.debugDescription) lies inside of a character"
    }
    let secret = DisplayedText(state, isSecure: true)
    return secret.string.allSatisfy { $0 == "•" } ? nil : "a secret shows \(secret.string)"
  }

  /// Leaves out steps as long as the difference stays.
  private static func minimised(_ steps: [EditStep]) -> String {
    var steps = steps
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if difference(fewer) != nil { steps = fewer } else { index += 1 }
    }
    return "\(steps.map(\.description).joined(separator: "; ")): \(difference(steps) ?? "no difference")"
  }

  @Test func `B21.68 20,000 random edits leave the text and the selection of the model`() {
    var failures: [String] = []
    for seed in Self.firstSeed..<(Self.firstSeed + Self.seedCount) where failures.count < 5 {
      let script = Self.script(seed)
      if Self.difference(script) != nil { failures.append("seed \(seed): \(Self.minimised(script))") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}
