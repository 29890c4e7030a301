// The names of the library's styles.

/// A style that depends on the context: a menu.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook() }
}

/// A style with a button that shows the value and opens a menu of the options (B21.26).
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A style with the options side by side, with equal widths (B21.27).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// A style with the options in place of the picker, as rows, radio buttons or a wheel (B21.28).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// A style with the options as radio buttons (B21.28).
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

/// A style with the options on a wheel (B21.30).
@available(iOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// A style with the options in a row of a menu (B21.29).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// A style with a row that shows the value and opens a screen of the options (B21.31).
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

/// A style with a button that shows the value and opens a menu of the options.
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MenuPickerStyle")
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A style that depends on the context: a menu.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that shows the value and opens a menu of the options (B21.26).
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with the options side by side, with equal widths (B21.27).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
  @available(watchOS, unavailable)
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with the options in place of the picker, as rows, radio buttons or a wheel (B21.28).
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style with the options as radio buttons (B21.28).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with the options on a wheel (B21.30).
  @available(iOS 13.0, watchOS 6.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with the options in a row of a menu (B21.29).
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a row that shows the value and opens a screen of the options (B21.31).
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
