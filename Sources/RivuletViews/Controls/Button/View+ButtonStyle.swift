public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets how buttons inside look (B8.05).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: LookStyle(look: style)))
  }

  /// Sets how buttons inside look and are operated (B8.05).
  @inlinable
  nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

/// Puts a style in place for everything inside.
@frozen @usableFromInline struct ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  @usableFromInline let style: Style

  @inlinable nonisolated init(style: Style) {
    self.style = style
  }
}

/// A modifier that sets the style of buttons, said in a protocol because a function of a generic type would look that type up at each call.
@MainActor @usableFromInline
package protocol ButtonStyling: ViewModifier where Body == Never {
  associatedtype Style: PrimitiveButtonStyle
}

extension ButtonStyleModifier: ViewModifier {
  @usableFromInline typealias Body = Never
}

extension ButtonStyleModifier: ButtonStyling {}

extension ButtonStyling {
  @usableFromInline package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.first()
    var inner = inputs
    inner.styles = StructuralStyle.primitive(style.attribute, inside: inputs.styles)
    return body(inner)
  }
}
