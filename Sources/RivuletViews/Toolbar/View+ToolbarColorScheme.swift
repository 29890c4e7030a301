public import RivuletCore

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the colour scheme of bars of the enclosing screen, or nil for that of the environment. It has no effect here, as bars follow the
  /// environment.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}
