import RivuletCore

/// Says what sort of control a button is.
struct SemanticsRoleModifier: NodeModifier {
  let role: SemanticsElement.Role

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.addedRole = role
    node.semantics = element
  }
}

/// Makes one element around others of what they are together.
struct SemanticsGroupModifier: NodeModifier {
  let role: SemanticsElement.Role

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) { node.semantics = SemanticsElement(role: role) }
}
