import Foundation

/// Metrics of the bar of a window (behaviour-screens, "Numbers used above").
enum WindowBarConstants {
  /// The height with or without items, in points.
  static let height: CGFloat = 52
  /// The space between items, in points.
  static let itemSpacing: CGFloat = 8
  /// The width up to which a title is not truncated, in points.
  static let leastTitleWidth: CGFloat = 80
  /// The width of the button for the menu of items without room, with the space before it, in points.
  static let menuWidth: CGFloat = 40
}
