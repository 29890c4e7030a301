import RivuletCore

/// Makes one element of everything inside, read in view order.
struct CombinedSemanticsModifier: NodeModifier {
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    node.semantics = SemanticsElement(role: .text, children: .combine)
  }
}
