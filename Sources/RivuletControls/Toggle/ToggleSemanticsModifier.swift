import RivuletCore
import RivuletElements

/// A modifier that makes a toggle in any style a single accessibility element with a label, a value, and an action.
struct ToggleSemanticsModifier: NodeModifier {
  let isOn: Binding<Bool>
  let isMixed: Bool

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    let value = isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0"
    let isMenuItem = environment.menuContext != nil
    var element = SemanticsElement(role: isMenuItem ? .menuItem : .toggle, value: value, children: .combine)
    element.isEnabled = environment.isEnabled
    element.state = isMixed ? .mixed : isOn.wrappedValue ? .on : .off
    node.semantics = element
    let responder = node.responder as? ActivationResponder ?? ActivationResponder()
    let isOn = isOn
    responder.isEnabled = environment.isEnabled
    // A button inside a style may do more than change the value.
    responder.leavesFocusInside = !isMenuItem
    let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
    responder.perform = environment.buttonActionWrapper?.wrap(toggle) ?? toggle
    node.responder = responder
  }
}
