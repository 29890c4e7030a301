/// A view or a modifier of the library that has a node of its own for each place where it stands: it says how the node behaves.
@MainActor
package protocol NodeSource {
  associatedtype Behavior: NodeBehavior

  /// The behaviour before the first evaluation; it is replaced before anything is measured.
  static func makeBehavior(_ inputs: _ViewListInputs) -> Behavior

  /// Brings the node up to date. Runs inside the node's rule: what it reads of the graph becomes a source.
  func update(_ node: BehaviorNode<Behavior>, environment: EnvironmentValues)
}
