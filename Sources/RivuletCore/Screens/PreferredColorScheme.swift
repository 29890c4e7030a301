/// The color scheme that a part of the views wants the window to have (B19.48); nil for no wish.
package struct PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension ViewTree {
  /// Has the window follow the wish of its content.
  func followColorScheme(of preferences: PreferenceOutputs, _ inputs: _ViewListInputs) {
    let wish = inputs.makeRelay(PreferredColorSchemeKey.self, of: preferences.attribute(PreferredColorSchemeKey.self))
    wish.onDelivery = { [unowned self] in wishedColorScheme = $0 ?? nil }
  }
}
