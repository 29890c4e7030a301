import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph

extension View {
  /// Sets the preferred colour scheme of the presentation that contains this view, or of the window outside presentations (B19.48). A nil
  /// colour scheme expresses no preference.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
      .transformPreference(PresentationOptionsKey.self) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the colour scheme of this view. Use `preferredColorScheme(_:)` instead.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// A modifier that passes its content's preferred colour scheme to the window.
private struct PreferredColorSchemeModifier {
  let colorScheme: ColorScheme?
}

extension PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let wish = ColorSchemeRequest(in: inputs.scope)
    let rule = PreferredColorSchemeRule(
      modifier: modifier.attribute, environment: inputs.environmentReader(of: Self.self), wish: wish)
    _ = inputs.scope.makeSink(rule, lane: .preferences)
    return body(&inputs)
  }
}

@MainActor
private struct PreferredColorSchemeRule: @MainActor Rule {
  let modifier: Attribute<PreferredColorSchemeModifier>
  let environment: EnvironmentReader
  let wish: ColorSchemeRequest

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    wish.change(to: environment.values.presentationLevel == nil ? modifier.value.colorScheme : nil)
    if !output.hasValue { output.set(()) }
  }
}
