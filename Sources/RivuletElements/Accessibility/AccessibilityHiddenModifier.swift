import RivuletCore

/// A modifier that hides its visible content from assistive technology.
package struct AccessibilityHiddenModifier: NodeModifier {

  package init() {}
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.isHidden = true
    node.semantics = element
  }
}
