import Foundation
import RivuletCore
import RivuletElements

/// A modifier that toggles a value once per press, when the pointer is released inside the view (B12.04).
struct SwitchPressModifier: NodeModifier {
  let isOn: Binding<Bool>

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let responder = PressResponder.of(node)
    let isOn = isOn
    responder.action.perform = { isOn.wrappedValue.toggle() }
    responder.isEnabled = environment.values.isEnabled
  }
}
