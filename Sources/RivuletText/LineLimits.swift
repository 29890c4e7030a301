import Foundation

/// A namespace for conversions of lengths to numbers of columns and lines. A NaN length imposes no limit.
enum LineLimits {
  /// The tolerance for lengths that are sums of advances.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the number of characters that fit on a line, but at least one.
  static func columns(in width: CGFloat?, advance: CGFloat) -> Int {
    count(width, advance) ?? .max
  }

  /// Returns the maximum number of lines, but at least one.
  static func lines(in height: CGFloat?, lineHeight: CGFloat, lineLimit: Int?) -> Int {
    max(1, min(lineLimit ?? .max, count(height, lineHeight) ?? .max))
  }

  /// Returns the number of units that fit into the available space, but at least one; nil if there is no limit.
  private static func count(_ room: CGFloat?, _ unit: CGFloat) -> Int? {
    guard let room, unit > 0 else { return nil }
    let count = room / unit + tolerance
    guard count < 1e9 else { return nil }
    return count < 1 ? 1 : Int(count)
  }
}
