import RivuletCore

/// The inspector of a view, for the command that hides and shows it.
@MainActor
final class InspectorSign {
  var toggle: () -> Void = {}
}

/// Lets a command find an inspector.
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
