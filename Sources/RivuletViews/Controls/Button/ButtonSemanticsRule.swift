import RivuletCore

/// What assistive technology knows of a button, whatever its style: one element, read by its label, that can be activated.
struct ButtonSemanticsModifier: NodeModifier {
  let role: ButtonRole?
  let action: ButtonAction

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentValues) {
    var element = SemanticsElement(role: .button, children: .combine)
    element.isEnabled = environment.isEnabled
    node.semantics = element
    let responder = node.responder as? ActivationResponder ?? ActivationResponder()
    responder.isEnabled = environment.isEnabled
    let action = action
    responder.perform = { action.perform() }
    node.responder = responder
  }
}
