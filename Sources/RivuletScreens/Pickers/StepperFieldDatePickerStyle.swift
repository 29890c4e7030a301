public import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows a field with editable components, and a stepper.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: true) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style that shows a field with editable components, and a stepper.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
