package import Foundation
import RivuletCore
import RivuletElements

/// An inline calendar with a time field below it (B21.43).
package struct GraphicalDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.localCalendar) private var calendar

  package init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let editor = DateEditor(calendar: calendar, limits: configuration.limits)
    let shown = configuration.limits.clamp(configuration.selection)
    VStack(alignment: .leading) {
      if configuration.displayedComponents.contains(.date) {
        CalendarMonth(
          calendar: calendar, day: shown, isMarked: { calendar.isDate($0, inSameDayAs: shown) },
          canChoose: { editor.canChoose(dayOf: $0) },
          choose: { configuration.choose(editor.moving(shown, toDayOf: $0)) }
        )
        .modifier(DayKeysModifier { configuration.choose(editor.moving(shown, by: $0, $1)) })
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateField(configuration: configuration.showing(.hourAndMinute), hasBorder: true)
      }
    }
    .overlay { InvisibleLabel(label: configuration.label) }
    .modifier(ControlSemanticsModifier(role: .datePicker, value: configuration.spokenValue(calendar), containsElements: true))
  }
}

extension DatePickerStyleConfiguration {
  /// Sets the selection to a date, unless that date is already selected.
  @MainActor func choose(_ date: Date) {
    if date != selection { selection = date }
  }

  /// Returns a copy of this configuration that is limited to the given components.
  package func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate, displayedComponents: components)
  }

  /// Returns the accessibility value of the date (B21.96).
  @MainActor package func spokenValue(_ calendar: Calendar) -> String {
    let date: Date.FormatStyle.DateStyle = displayedComponents.contains(.date) ? .abbreviated : .omitted
    let time: Date.FormatStyle.TimeStyle = displayedComponents.contains(.hourAndMinute) ? .shortened : .omitted
    let locale = calendar.locale ?? .current
    let format = Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return limits.clamp(selection).formatted(format)
  }
}

extension DateEditor {
  /// Returns a date moved by the given number of days or months, clamped to the limits.
  func moving(_ date: Date, by count: Int, _ component: Calendar.Component) -> Date {
    limits.clamp(calendar.date(byAdding: component, value: count, to: date) ?? date)
  }
}

/// A modifier that moves the selection by day or week with the arrow keys, and by month with the page keys (B21.43).
struct DayKeysModifier: NodeModifier {
  let move: @MainActor (Int, Calendar.Component) -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let responder = node.responder as? DayKeysResponder ?? DayKeysResponder()
    responder.move = move
    responder.isEnabled = environment.values.isEnabled
    node.responder = responder
  }
}

/// The responder that handles a calendar's keys.
@MainActor
final class DayKeysResponder: EventResponder {
  var move: @MainActor (Int, Calendar.Component) -> Void = { _, _ in }
  var isEnabled = true

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func handle(_ key: KeyInput, in node: ViewNode) -> Bool {
    guard isEnabled, key.phase != .up, key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch key.key {
    case .down: move(7, .day)
    case .up: move(-7, .day)
    case .right: move(node.isMirrored ? -1 : 1, .day)
    case .left: move(node.isMirrored ? 1 : -1, .day)
    default: return false
    }
    return true
  }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled, case .steps(let count) = adjustment else { return false }
    move(count > 0 ? -1 : 1, .month)
    return true
  }
}
