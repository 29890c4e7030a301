public import RivuletCore
import RivuletGraph

/// The style that suits the idiom: buttons that open a calendar on phones, a field with a stepper on desktops (B21.42).
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticDatePicker(configuration: configuration) }
}

/// A button for the day and one for the time, which open a calendar and a clock.
@available(iOS 14.0, macOS 10.15.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A calendar in the place of the picker (B21.43).
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A wheel for each component.
@available(iOS 13.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

/// A field in which each component is typed.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { FieldDatePicker(configuration: configuration, hasStepper: false) }
}

/// A field in which each component is typed, with a stepper.
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
  /// The style that suits the idiom: buttons that open a calendar on phones, a field with a stepper on desktops (B21.42).
  @available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
  @available(tvOS, unavailable)
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button for the day and one for the time, which open a calendar and a clock.
  @available(iOS 14.0, macOS 10.15.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar in the place of the picker (B21.43).
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each component.
  @available(iOS 13.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field in which each component is typed.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field in which each component is typed, with a stepper.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A picker in the look of the idiom.
struct AutomaticDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.idiom) private var idiom

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if idiom == .phone {
      CompactDatePicker(configuration: configuration)
    } else {
      FieldDatePicker(configuration: configuration, hasStepper: true)
    }
  }
}

extension StructuralStyle<Attribute<DatePickerStyleConfiguration>> {
  /// Builds date pickers where no style is set.
  static var standardDatePicker: StructuralStyle { standard }
}

/// One for all places.
@MainActor
private let standard = StructuralStyle<Attribute<DatePickerStyleConfiguration>>.showing { AutomaticDatePicker(configuration: $0) }
