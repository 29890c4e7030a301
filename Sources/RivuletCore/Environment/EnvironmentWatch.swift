import RivuletGraph

/// Tells of changes of what readers of certain sorts read at a place in the environment.
@MainActor
final class EnvironmentWatch {
  private let attribute: Attribute<WatchedEnvironment>
  private let root: EnvironmentRoot
  /// How many keys were known to be read when somebody last looked.
  @exclusivity(unchecked) private var readKeyCount: Int

  /// The watch of readers at a place that ask the root through these, as long as a scope lasts.
  init(_ place: EnvironmentPlace, _ snapshots: [Attribute<EnvironmentSnapshot>], in scope: Scope) {
    root = scope.environment
    readKeyCount = root.readKeyCount
    attribute = scope.makeBarrier(EnvironmentWatchRule(place, snapshots), lane: .structure)
  }

  /// Has the running rule depend on all that they read.
  func read() { attribute.withValue { _ in } }

  /// Whether what they read has not changed since a time on the graph clock.
  func isUnchanged(since clock: UInt64) -> Bool {
    read()
    return attribute.id.changedAt <= clock
  }

  /// Takes note that one of them may have read what none has read before.
  func noteReads() {
    if root.readKeyCount == readKeyCount { return }
    readKeyCount = root.readKeyCount
    attribute.id.graph.invalidate(attribute.id)
  }
}
