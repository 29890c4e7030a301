import Foundation

/// Metrics of split views that are our choice (B18.58).
enum SplitConstants {
  /// The minimum width of the detail, in points. Below it the first column is hidden.
  static let leastDetailWidth: CGFloat = 200
  /// The minimum width of a window for three columns on a large phone, in points.
  static let roomForThree: CGFloat = 1000
}
