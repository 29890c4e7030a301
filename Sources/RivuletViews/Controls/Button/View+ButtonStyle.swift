public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets how buttons inside look (B8.05).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: LookStyle(look: style)))
  }

  /// Sets how buttons inside look and are operated (B8.05).
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

/// Puts a style in place for everything inside.
struct ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.first()
    return body(inputs.withStyle(.primitive(style.attribute)))
  }
}
