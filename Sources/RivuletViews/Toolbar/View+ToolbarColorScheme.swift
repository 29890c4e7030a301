public import RivuletCore

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the colour scheme of bars of the enclosing screen. Nil uses the scheme of the environment, which all bars follow here.
  /// environment.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}
