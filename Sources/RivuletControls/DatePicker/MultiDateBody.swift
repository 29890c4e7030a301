import Combine
import Foundation
import RivuletCore
import RivuletElements

/// The calendar of a picker that selects several days.
struct MultiDateBody<Label: View>: CompositeView {
  @Binding var selection: Set<DateComponents>
  let lower: Date?
  let end: Date?
  let label: Label
  /// A day in the month to show initially.
  @State private var start = CombineTime.source.date
  @Environment(\.localCalendar) private var calendar

  init(selection: Binding<Set<DateComponents>>, lower: Date?, end: Date?, label: Label) {
    _selection = selection
    self.lower = lower
    self.end = end
    self.label = label
  }

  var body: some View {
    let chosen = Set(selection.compactMap { day($0) })
    CalendarMonth(
      calendar: calendar, day: chosen.min() ?? clamp(start), isMarked: { chosen.contains(calendar.startOfDay(for: $0)) },
      canChoose: { canChoose($0) }, choose: { toggle($0) }
    )
    .overlay { InvisibleLabel(label: label) }
    .modifier(ControlSemanticsModifier(role: .datePicker, value: "\(chosen.count)", containsElements: true))
  }

  /// Returns the start of the day that the components identify, or nil if they identify no day.
  private func day(_ components: DateComponents) -> Date? {
    guard components.year != nil || components.day != nil else { return nil }
    return (components.calendar ?? calendar).date(from: components).map { calendar.startOfDay(for: $0) }
  }

  private func clamp(_ date: Date) -> Date {
    let raised = lower.map { max($0, date) } ?? date
    return end.map { min($0.addingTimeInterval(-1), raised) } ?? raised
  }

  private func canChoose(_ day: Date) -> Bool {
    guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return lower.map { next > $0 } ?? true && end.map { day < $0 } ?? true
  }

  private func toggle(_ day: Date) {
    let same = selection.filter { self.day($0) == calendar.startOfDay(for: day) }
    if same.isEmpty {
      var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
      components.calendar = calendar
      selection.insert(components)
    } else {
      selection.subtract(same)
    }
  }
}
