/// A style that shows the value in a button that opens a menu of options.
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MenuPickerStyle")
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .menu) }
}
