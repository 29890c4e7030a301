public import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows an inline calendar (B21.43).
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows an inline calendar (B21.43).
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
