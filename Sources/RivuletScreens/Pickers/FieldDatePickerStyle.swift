public import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows a field with editable components.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: false) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style that shows a field with editable components.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
