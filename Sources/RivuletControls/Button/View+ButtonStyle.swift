public import RivuletCore
import RivuletElements

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of buttons in this view (B8.05).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: LookStyle(look: style)))
  }

  /// Sets the style of buttons in this view, including the interaction (B8.05).
  @inlinable
  nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

/// A modifier that sets the button style of its content.
@frozen @usableFromInline struct ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  @usableFromInline let style: Style

  @inlinable nonisolated init(style: Style) {
    self.style = style
  }
}

extension ButtonStyleModifier: ViewModifier {
  @usableFromInline typealias Body = Never

  @usableFromInline static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.first()
    return body(&inputs, in: Style._makeStyling(of: style, inputs: inputs).style)
  }
}
