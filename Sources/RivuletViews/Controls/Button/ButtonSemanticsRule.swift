import RivuletCore
import RivuletGraph

/// What assistive technology knows of a button, whatever its style: one element, read by its label, that can be activated.
@MainActor
struct ButtonSemanticsRule: @MainActor Rule {
  let configuration: Attribute<PrimitiveButtonStyleConfiguration>
  let environment: EnvironmentReader
  let node: BehaviorNode<PassingBehavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let action = configuration.value.action
    let environment = environment.values
    node.setMirrored(environment.layoutDirection == .rightToLeft)
    var element = SemanticsElement(role: .button, children: .combine)
    element.isEnabled = environment.isEnabled
    node.semantics = element
    let responder = node.responder as? ActivationResponder ?? ActivationResponder()
    responder.isEnabled = environment.isEnabled
    responder.perform = { action.perform() }
    node.responder = responder
  }
}
