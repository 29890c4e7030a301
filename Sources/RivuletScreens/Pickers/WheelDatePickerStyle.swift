public import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows a wheel for each component.
@available(iOS 13.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows a wheel for each component.
  @available(iOS 13.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
