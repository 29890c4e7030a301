public import RivuletCore

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Whether bars of the screen around are light or dark; nil leaves that to the surroundings. Bars have the look of the surroundings here.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}
