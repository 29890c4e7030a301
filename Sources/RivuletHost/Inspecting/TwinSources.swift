/// The sources of truth that have always changed together and to equal values, which suggests that they store the same truth twice.
struct TwinSources {
  /// The minimum number of turns in which two sources must have changed together.
  private static let evidence = 2
  private var groups: [[UInt32]] = []

  /// Finds the twin sources in a list of turns.
  init(_ turns: [TurnRecord]) {
    var histories: [UInt32: [String]] = [:]
    for turn in turns {
      var newest: [UInt32: String] = [:]
      for change in turn.changes where change.kind == .state {
        if let input = change.input, let new = change.new { newest[input] = "\(turn.number) \(change.type) \(new)" }
      }
      for (input, step) in newest { histories[input, default: []].append(step) }
    }
    let long = histories.filter { $0.value.count >= Self.evidence }
    groups = Dictionary(grouping: long.keys, by: { long[$0] ?? [] }).values.filter { $0.count > 1 }.map { $0.sorted() }
  }

  /// Returns the other sources whose change history is identical to the given source's.
  func numbers(equalTo number: UInt32) -> [UInt32] {
    groups.first { $0.contains(number) }?.filter { $0 != number } ?? []
  }
}
