import RivuletCore

/// A modifier that combines its content into one accessibility element, read in view order.
package struct CombinedSemanticsModifier: NodeModifier {

  package init() {}
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    node.semantics = SemanticsElement(role: .text, children: .combine)
  }
}
