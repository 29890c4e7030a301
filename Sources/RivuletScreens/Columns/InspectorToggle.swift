import RivuletCore
import RivuletElements

/// An attachment through which a command can toggle the inspector of a view.
@MainActor
package final class InspectorToggle {
  package var toggle: () -> Void = {}
}

/// A modifier that attaches an `InspectorToggle` to a view.
struct InspectorSignModifier: NodeModifier {
  let isPresented: Binding<Bool>

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let known = node.attachment(InspectorToggle.self)
    let sign = known ?? InspectorToggle()
    if known == nil { node.attach(sign) }
    let isPresented = isPresented
    sign.toggle = { isPresented.wrappedValue.toggle() }
  }
}
