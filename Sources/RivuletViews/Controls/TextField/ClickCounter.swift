import Foundation

/// Tells double and triple clicks from single ones.
///
/// Two presses at the very same instant are two single ones: a clock that stands still says nothing about how fast they were.
struct ClickCounter {
  /// The most seconds, and points in each direction, between two presses of one series (our choice, as on desktops).
  private static let limit = (seconds: 0.4, distance: CGFloat(5))

  private var last: (point: CGPoint, time: Double)?
  private var count = 0

  /// Whether the last press was not a single one.
  var isMultiple: Bool { count > 1 }

  /// Counts a press; the third of a series is the last.
  mutating func press(at point: CGPoint, time: Double) -> Int {
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
