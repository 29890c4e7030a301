package import Foundation

/// The bar of a window, with measurements in points (behaviour-screens, "Numbers used above").
package struct WindowBarLook: Sendable {
  /// True if windows have a bar with titles and toolbars.
  package let isShown: Bool
  /// True if controls in toolbars do not show their labels.
  package let hidesControlLabels: Bool
  /// The height, with or without items.
  package let height: CGFloat
  /// The height of a bar below the window bar (our choice).
  package let accessoryHeight: CGFloat
  /// The space between items, and between the parts of the bar.
  package let itemSpacing: CGFloat
  package let partSpacing: CGFloat
  /// The width up to which a title is not truncated.
  package let leastTitleWidth: CGFloat
  /// The maximum width of the field that replaces a title while people edit it (our choice).
  package let titleFieldWidth: CGFloat
  /// The width of the button that opens the menu of items that do not fit.
  package let menuWidth: CGFloat
}

extension WindowBarLook {
  package static let phone = WindowBarLook(
    isShown: false, hidesControlLabels: false, height: 52, accessoryHeight: 36, itemSpacing: 8, partSpacing: 12,
    leastTitleWidth: 80, titleFieldWidth: 200, menuWidth: 28)
  static let desktop = WindowBarLook(
    isShown: true, hidesControlLabels: true, height: 52, accessoryHeight: 36, itemSpacing: 8, partSpacing: 12,
    leastTitleWidth: 80, titleFieldWidth: 200, menuWidth: 28)

  /// The width that this menu button takes from the items.
  package var menuRoom: CGFloat { menuWidth + partSpacing }
}
