public import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

/// The default style. Depending on the looks, it shows buttons that open a calendar, or a field with a stepper (B21.42).
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style. Depending on the looks, it shows buttons that open a calendar, or a field with a stepper (B21.42).
  @available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
  @available(tvOS, unavailable)
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date picker in the form specified by the looks.
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
