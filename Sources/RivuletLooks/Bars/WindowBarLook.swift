package import Foundation

/// The bar of a window, with measures in points (behaviour-screens, "Numbers used above").
package struct WindowBarLook: Sendable {
  /// True if windows have a bar with titles and toolbars.
  package let isShown: Bool
  /// True if controls in toolbars show no labels.
  package let hidesControlLabels: Bool
  /// The height with or without items.
  package let height: CGFloat
  /// The height of a bar below it (our choice).
  package let accessoryHeight: CGFloat
  /// The space between items.
  package let itemSpacing: CGFloat
  /// The width up to which a title is not truncated.
  package let leastTitleWidth: CGFloat
  /// The width of the button for the menu of items without room, and the space before it.
  package let menuWidth: CGFloat
  let menuDistance: CGFloat
}

extension WindowBarLook {
  package static let phone = WindowBarLook(
    isShown: false, hidesControlLabels: false, height: 52, accessoryHeight: 36, itemSpacing: 8, leastTitleWidth: 80, menuWidth: 28,
    menuDistance: 12)
  static let desktop = WindowBarLook(
    isShown: true, hidesControlLabels: true, height: 52, accessoryHeight: 36, itemSpacing: 8, leastTitleWidth: 80, menuWidth: 28,
    menuDistance: 12)

  /// The width that the menu of items without room takes from the items.
  package var menuRoom: CGFloat { menuWidth + menuDistance }
}
