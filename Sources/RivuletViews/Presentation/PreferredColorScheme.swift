public import RivuletCore

extension View {
  /// The color scheme that the presentation around is to have, the window where there is none (B19.48). Nil is no wish.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformPreference(PreferredColorSchemeKey.self) { if let colorScheme { $0 = colorScheme } }
      .transformPreference(PresentationOptionsKey.self) { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// The color scheme of what is inside: the name of before.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
