public import RivuletCore

/// A control that runs an action (A4.04, B12.01).
///
/// How it looks, and how it is operated, is up to the innermost `buttonStyle` around it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// The index of `label` among the stored properties.
  static var labelFieldIndex: Int { 2 }

  nonisolated init(_role role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(labelFieldIndex)
    let configuration = inputs.makeRule(ButtonConfigurationRule(view: view.attribute))
    let (inside, place) = inputs.makeFocusPlace()
    let inner = inside.supplying(PrimitiveButtonStyleConfiguration.Label.self) { Label._makeViewList(view: label, inputs: $0) }
    let environment = inputs.environmentReader(of: ButtonSemanticsRule.self)
    let outputs = inner.makeStyled(configuration) { .standardButton }
    outputs.list.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      place.add(node)
      inputs.inside(scope).makeSink(ButtonSemanticsRule(configuration: configuration, environment: environment, node: node))
      return node
    }
    return outputs
  }
}

@available(*, unavailable)
extension Button: Sendable {}
