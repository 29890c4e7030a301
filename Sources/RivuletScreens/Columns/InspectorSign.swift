import RivuletCore
import RivuletElements

/// An attachment through which a command can toggle the inspector of a view.
@MainActor
package final class InspectorSign {
  package var toggle: () -> Void = {}
}

/// A modifier that attaches an `InspectorSign` to a view.
struct InspectorSignModifier: NodeModifier {
  let isPresented: Binding<Bool>

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let known = node.attachment(InspectorSign.self)
    let sign = known ?? InspectorSign()
    if known == nil { node.attach(sign) }
    let isPresented = isPresented
    sign.toggle = { isPresented.wrappedValue.toggle() }
  }
}
