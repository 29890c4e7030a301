import Combine
import Foundation
import RivuletCore
import RivuletElements

/// A label and a field with editable parts, optionally with a stepper.
package struct FieldDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  package let hasStepper: Bool
  @Environment(\.localCalendar) private var calendar

  package init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
    self.configuration = configuration
    self.hasStepper = hasStepper
  }

  var body: some View {
    LabeledRow(
      .beside, isSingleLine: true, label: configuration.label, control: DateField(configuration: configuration, hasStepper: hasStepper)
    )
    .modifier(ControlSemanticsModifier(role: .datePicker, value: configuration.spokenValue(calendar), containsElements: true))
  }
}

/// A label and a wheel for each component.
package struct WheelDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.localCalendar) private var calendar

  package init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    LabeledRow(.beside, label: configuration.label, control: DateWheels(configuration: configuration))
      .modifier(ControlSemanticsModifier(role: .datePicker, value: configuration.spokenValue(calendar), containsElements: true))
  }
}

/// A wheel for each component of a date, in the order that the locale uses.
package struct DateWheels: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale

  /// The number of years to offer before and after the displayed year and the current year.
  private static var yearCount: Int { 60 }

  package init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let editor = DateEditor(calendar: calendar, limits: configuration.limits)
    let shown = configuration.limits.clamp(configuration.selection)
    let parts = DatePieces.pieces(of: shown, configuration.displayedComponents, calendar, locale).compactMap(\.part)
    HStack(spacing: 0) {
      ForEach(parts, id: \.self) { part in
        WheelPicker(
          selection: PickerSelection(
            Binding(get: { number(of: part, at: shown) }, set: { configuration.choose(editor.typing($0, of: part, at: shown)) })),
          label: EmptyView(),
          content: ForEach(numbers(of: part, editor, shown), id: \.self) { Text(verbatim: name(of: $0, part)) })
      }
    }
    .labelsHidden()
  }

  private func number(of part: DatePieces.Part, at date: Date) -> Int {
    switch part {
    case .component(let component): calendar.component(component, from: date)
    case .halfDayHour: (calendar.component(.hour, from: date) + 11) % 12 + 1
    case .halfDay: calendar.component(.hour, from: date) / 12
    }
  }

  private func numbers(of part: DatePieces.Part, _ editor: DateEditor, _ date: Date) -> [Int] {
    guard part == .component(.year) else { return Array(editor.numbers(of: part, at: date)) }
    let year = calendar.component(.year, from: CombineTime.source.date)
    let shown = calendar.component(.year, from: date)
    return Array(max(min(year, shown) - Self.yearCount, 1)...min(max(year, shown) + Self.yearCount, 9999))
  }

  private func name(of number: Int, _ part: DatePieces.Part) -> String {
    switch part {
    case .component(.month):
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
    case .component(.minute): return number < 10 ? "0\(number)" : "\(number)"
    case .halfDay: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
    default: return "\(number)"
    }
  }
}
