public import RivuletCore
import RivuletGraph

/// A style that depends on the looks: buttons that open a calendar, or a field with a stepper (B21.42).
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticDatePicker(configuration: configuration) }
}

/// A style with a button for the day and a button for the time, which open a calendar and a clock.
@available(iOS 14.0, macOS 10.15.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A style with a calendar in place of the picker (B21.43).
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A style with a wheel for each component.
@available(iOS 13.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

/// A style with a field in which people type each component.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: false) }
}

/// A style with a field in which people type each component, and a stepper.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: true) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A style that depends on the looks: buttons that open a calendar, or a field with a stepper (B21.42).
  @available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
  @available(tvOS, unavailable)
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with a button for the day and a button for the time, which open a calendar and a clock.
  @available(iOS 14.0, macOS 10.15.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar in place of the picker (B21.43).
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a wheel for each component.
  @available(iOS 13.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style with a field in which people type each component.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style with a field in which people type each component, and a stepper.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A date picker in the form of the looks.
struct AutomaticDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.looks.pickerForms) private var form

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if form.opensCalendar {
      CompactDatePicker(configuration: configuration)
    } else {
      FieldDatePicker(configuration: configuration, hasStepper: true)
    }
  }
}
