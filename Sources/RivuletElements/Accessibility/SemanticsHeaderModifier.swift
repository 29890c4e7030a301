import RivuletCore

/// A modifier that makes its content an accessibility header.
package struct SemanticsHeaderModifier: NodeModifier {

  package init() {}
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.traits = .header
    node.semantics = element
  }
}
