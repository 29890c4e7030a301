import Foundation

/// Turns lengths into whole numbers of columns and lines. A length that is not a number limits nothing.
enum LineLimits {
  /// Slack for lengths that are sums of advances.
  private static let tolerance: CGFloat = 1e-6

  /// How many characters fit side by side, at least one.
  static func columns(in width: CGFloat?, advance: CGFloat) -> Int {
    count(width, advance) ?? .max
  }

  /// How many lines are allowed, at least one.
  static func lines(in height: CGFloat?, lineHeight: CGFloat, lineLimit: Int?) -> Int {
    max(1, min(lineLimit ?? .max, count(height, lineHeight) ?? .max))
  }

  /// How often the unit goes into the room, at least once; nil if nothing limits.
  private static func count(_ room: CGFloat?, _ unit: CGFloat) -> Int? {
    guard let room, unit > 0 else { return nil }
    let count = room / unit + tolerance
    guard count < 1e9 else { return nil }
    return count < 1 ? 1 : Int(count)
  }
}
