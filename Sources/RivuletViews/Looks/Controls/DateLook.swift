import Foundation
import RivuletGeometry

/// The measures of date pickers, in points.
struct DateLook: Sendable {
  /// The side of a day in a calendar, the distance between its lines, and the distance to its edges.
  let day: CGFloat
  let lineDistance: CGFloat
  let calendarInset: CGFloat
  /// The font of the month.
  let titleFont: LookFont
  /// The distances between the edges of a button with a date and the date, and the button's corner radius.
  let buttonInsets: BySize<EdgeInsets>
  let buttonRadius: CGFloat
}

extension DateLook {
  static let phone = DateLook(
    day: 44, lineDistance: 4, calendarInset: 8, titleFont: .style(.headline),
    buttonInsets: BySize(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)), buttonRadius: 6)
  static let desktop = DateLook(
    day: 22, lineDistance: 2, calendarInset: 4, titleFont: .boldStyle(.body),
    buttonInsets: BySize(insets(1), insets(2), insets(3), insets(6), insets(9)), buttonRadius: 5)

  private static func insets(_ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
  }
}
