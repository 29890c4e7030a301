// What the styles of the library are called.

/// The look that the place decides: a menu.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .automatic) }
}

/// A button with the value, which opens a menu of the options (B21.26).
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// The options side by side, all of one width (B21.27).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// The options in the place of the picker: rows, radio buttons or a wheel (B21.28).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// The options as radio buttons (B21.28).
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

/// The options on a wheel (B21.30).
@available(iOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// The options in a row of a menu (B21.29).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// A row with the value, which leads to a screen of the options (B21.31).
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

/// A button with the value, which opens a menu of the options.
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MenuPickerStyle")
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated static var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that the place decides: a menu.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the value, which opens a menu of the options (B21.26).
  @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side, all of one width (B21.27).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
  @available(watchOS, unavailable)
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options in the place of the picker: rows, radio buttons or a wheel (B21.28).
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options as radio buttons (B21.28).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel (B21.30).
  @available(iOS 13.0, watchOS 6.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options in a row of a menu (B21.29).
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the value, which leads to a screen of the options (B21.31).
  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  @available(macOS, unavailable)
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
