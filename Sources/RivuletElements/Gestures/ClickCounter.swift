package import Foundation

/// A counter that recognizes double and triple clicks.
///
/// Two presses with the same timestamp count as two single clicks, because a stopped clock cannot measure the interval between them.
package struct ClickCounter {
  /// The maximum interval, in seconds, and the maximum distance along each axis, in points, between consecutive presses of a series (our
  /// choice, as on desktops).
  private static let limit = (seconds: 0.4, distance: CGFloat(5))

  private var last: (point: CGPoint, time: Double)?
  private var count = 0

  package init() {}

  /// A Boolean value that indicates whether the last press was part of a double or triple click.
  package var isMultiple: Bool { count > 1 }

  /// Counts a press and returns its number in the series, from 1 to 3.
  package mutating func press(at point: CGPoint, time: Double) -> Int {
    let goesOn =
      last.map { last in
        time > last.time && time - last.time <= ClickCounter.limit.seconds && abs(point.x - last.point.x) <= ClickCounter.limit.distance
          && abs(point.y - last.point.y) <= ClickCounter.limit.distance
      } ?? false
    count = goesOn && count < 3 ? count + 1 : 1
    last = (point, time)
    return count
  }
}
