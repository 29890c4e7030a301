public import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows a button for the day and a button for the time, which open a calendar and a clock.
@available(iOS 14.0, macOS 10.15.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows a button for the day and a button for the time, which open a calendar and a clock.
  @available(iOS 14.0, macOS 10.15.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
