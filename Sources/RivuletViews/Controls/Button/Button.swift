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
    let button = ButtonConfigurationRule(view: view.attribute)
    let configuration = inputs.makeRule(button)
    let semantics = inputs.makeRule(
      MappedRule(source: configuration) { ButtonSemanticsModifier(role: $0.role, action: $0.action) })
    let (inside, place) = inputs.makeFocusPlace()
    let inner = inside.supplying(PrimitiveButtonStyleConfiguration.Label.self) { Label._makeViewList(view: label, inputs: $0) }
    return ButtonSemanticsModifier.wrapNodes(
      of: inner.makeStyled(configuration) { .standardButton }, modifier: _GraphValue(semantics), inputs: inputs
    ) { place.add($0) }
  }
}

@available(*, unavailable)
extension Button: Sendable {}
