/// A style that shows a row with the value, which opens a screen of options (B21.31).
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows a row with the value, which opens a screen of options (B21.31).
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
