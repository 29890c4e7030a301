public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of the toggles in this view, including their interaction (B8.05).
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

/// A modifier that sets a style for everything inside.
struct ToggleStyleModifier<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.field(0)
    return body(&inputs, in: StructuralStyle.toggle(style.attribute, inside: inputs.styles))
  }
}
