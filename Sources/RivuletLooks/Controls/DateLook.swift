package import Foundation
package import RivuletGeometry

/// The appearance of date pickers, with measurements in points.
package struct DateLook: Sendable {
  /// The size of a day in a calendar, the spacing between the calendar's lines, and the calendar's padding.
  package let day: CGSize
  package let lineDistance: CGFloat
  package let calendarInset: CGFloat
  /// The heights of the title line and the weekday line; nil for the height of the text.
  package let titleHeight: CGFloat?
  package let weekdayHeight: CGFloat?
  /// True if every month has space for six weeks.
  package let hasSixWeeks: Bool
  /// The padding between a date field's border and its text, the distance between the field and its stepper, and the size of the stepper.
  package let fieldInsets: EdgeInsets
  package let stepperSpacing: CGFloat
  package let stepperSize: CGSize
  /// The font of the month title.
  package let titleFont: LookFont
  /// The padding between a date button's edges and the date, and the button's corner radius.
  package let buttonInsets: BySize<EdgeInsets>
  package let buttonRadius: CGFloat
}

extension DateLook {
  package static let phone = DateLook(
    day: CGSize(width: 44, height: 44), lineDistance: 4, calendarInset: 8, titleHeight: nil, weekdayHeight: nil, hasSixWeeks: false,
    fieldInsets: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7), stepperSpacing: 4, stepperSize: CGSize(width: 94, height: 32),
    titleFont: .style(.headline),
    buttonInsets: BySize(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)), buttonRadius: 6)
  // The sizes match generation 26: a 201×148 calendar, a 21-point field, and a 22-point stepper that is 25.5 points wide including the
  // insets of its field.
  static let desktop = DateLook(
    day: CGSize(width: 28, height: 18), lineDistance: 1, calendarInset: 2.5, titleHeight: 16, weekdayHeight: 12, hasSixWeeks: true,
    fieldInsets: EdgeInsets(top: 2.5, leading: 4, bottom: 2.5, trailing: 4), stepperSpacing: 3.5,
    stepperSize: CGSize(width: 14, height: 22), titleFont: .boldStyle(.body),
    buttonInsets: BySize(insets(1), insets(2), insets(3), insets(6), insets(9)), buttonRadius: 5)

  private static func insets(_ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
  }
}
