import RivuletGraph

/// The whole environment for one view, which depends on the keys that it has read and on no others (B3.44).
@MainActor
final class WholeEnvironment {
  private let environment: Attribute<EnvironmentValues>
  private let reads = EnvironmentReads()
  private let tracked: Attribute<EnvironmentValues>

  init(_ inputs: _ViewListInputs) {
    environment = inputs.environment
    tracked = inputs.makeRule(WholeEnvironmentRule(environment: inputs.environment, reads: reads))
  }

  /// The newest values; the running rule depends on the keys that are read of them.
  func values() -> EnvironmentValues {
    tracked.id.touch()
    return environment.untrackedValue.remembering(reads)
  }

  /// Graph clock at the last change of a key that was read.
  var changedAt: UInt64 { tracked.id.changedAt }
}

/// Passes the environment on when a key that was read has changed.
@MainActor
private struct WholeEnvironmentRule: @MainActor Rule {
  let environment: Attribute<EnvironmentValues>
  let reads: EnvironmentReads

  mutating func update(_ output: borrowing RuleOutput<EnvironmentValues>) {
    let values = environment.value
    if let previous = output.previous, previous.isSame(as: values, in: reads) { return }
    output.set(values)
  }
}
