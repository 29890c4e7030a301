import Foundation

/// Metrics of the sidebar of a tab view (our choice, B18.58).
enum TabSidebarConstants {
  /// The width in points.
  static let width: CGFloat = 200
}
