import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks

/// The days of a month, arranged in weeks, with arrows for moving to neighbouring months (B21.43).
struct CalendarMonth: CompositeView {
  let calendar: Calendar
  /// A day in the month to show until people use the arrows.
  let day: Date
  let isMarked: @MainActor (Date) -> Bool
  let canChoose: @MainActor (Date) -> Bool
  let choose: @MainActor (Date) -> Void
  /// The number of months moved with the arrows, and the day from which the movement started.
  @State private var turn = Turn()
  @Environment(\.looks.dates) private var look
  @Environment(\.locale) private var locale

  private struct Turn: Equatable {
    var day: Date?
    var months = 0
  }

  init(
    calendar: Calendar, day: Date, isMarked: @escaping @MainActor (Date) -> Bool, canChoose: @escaping @MainActor (Date) -> Bool,
    choose: @escaping @MainActor (Date) -> Void
  ) {
    self.calendar = calendar
    self.day = day
    self.isMarked = isMarked
    self.canChoose = canChoose
    self.choose = choose
  }

  var body: some View {
    let first = firstDay
    let days = days(of: first)
    VStack(spacing: look.lineDistance) {
      HStack {
        Text(title(of: first)).font(look.titleFont.font)
        Spacer()
        arrow("chevron.backward", .previousMonth, -1)
        arrow("chevron.forward", .nextMonth, 1)
      }
      .frame(height: look.titleHeight)
      HStack(spacing: 0) {
        ForEach(weekdays, id: \.offset) { _, name in
          Text(name).font(.caption.weight(.semibold)).foregroundStyle(.tertiary)
            .frame(width: look.day.width, height: look.weekdayHeight)
        }
      }
      .modifier(AccessibilityHiddenModifier())
      ForEach(0..<(look.hasSixWeeks ? 6 : (days.count + 6) / 7), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(week * 7..<week * 7 + 7, id: \.self) { place in
            if days.indices.contains(place), let day = days[place] {
              cell(day)
            } else {
              Color.clear.frame(width: look.day.width, height: look.day.height)
            }
          }
        }
      }
    }
    .frame(width: look.day.width * 7)
    .padding(look.calendarInset)
  }

  private func cell(_ day: Date) -> some View {
    let isMarked = isMarked(day)
    let canChoose = canChoose(day)
    return Text(verbatim: "\(calendar.component(.day, from: day))")
      .foregroundStyle(ControlPaint(isMarked ? .prominentLabel : canChoose ? .dayLabel : .dayOff))
      .frame(width: look.day.width, height: look.day.height)
      .background { Capsule().fill(ControlPaint(.filled)).padding(2).opacity(isMarked ? 1 : 0) }
      .modifier(
        OptionModifier(role: .button, mark: isMarked ? .chosen : .none, canBeChosen: canChoose) {
          choose(day)
          turn = Turn()
        })
  }

  private func arrow(_ symbol: String, _ name: Word, _ step: Int) -> some View {
    Button {
      if turn.day != day { turn = Turn(day: day) }
      turn.months += step
    } label: {
      Image(systemName: symbol).fontWeight(.semibold)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(name))
  }

  private var firstDay: Date {
    let parts = calendar.dateComponents([.era, .year, .month], from: day)
    let first = calendar.date(from: parts) ?? day
    guard turn.day == day else { return first }
    return calendar.date(byAdding: .month, value: turn.months, to: first) ?? first
  }

  /// Returns the days of a month in order, preceded by nil for each empty position in the first week.
  private func days(of first: Date) -> [Date?] {
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
    return Array(repeating: nil, count: lead) + days
  }

  private var weekdays: [(offset: Int, name: String)] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    guard names.count == 7 else { return [] }
    return (0..<7).map { ($0, names[($0 + calendar.firstWeekday - 1) % 7]) }
  }

  private func title(of first: Date) -> String {
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    format = format.month(.wide).year()
    return first.formatted(format)
  }
}
