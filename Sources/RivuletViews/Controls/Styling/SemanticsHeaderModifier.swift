import RivuletCore

/// Says that what is inside heads what follows.
struct SemanticsHeaderModifier: NodeModifier {
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.traits = .header
    node.semantics = element
  }
}
