package import RivuletCore

/// A modifier that sets the accessibility role of a button.
package struct SemanticsRoleModifier: NodeModifier {
  let role: SemanticsElement.Role

  package init(role: SemanticsElement.Role) {
    self.role = role
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.addedRole = role
    node.semantics = element
  }
}

/// A modifier that creates an accessibility group with a role around other elements.
package struct SemanticsGroupModifier: NodeModifier {
  let role: SemanticsElement.Role

  package init(role: SemanticsElement.Role) {
    self.role = role
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  package func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    node.semantics = SemanticsElement(role: role)
  }
}
