package import Foundation

/// The appearance of the window bar, with measurements in points (behaviour-screens, "Numbers used above").
package struct WindowBarLook: Sendable {
  /// True if windows have a bar with titles and toolbars.
  package let isShown: Bool
  /// True if controls in toolbars hide their labels.
  package let hidesControlLabels: Bool
  /// The height, regardless of the bar's items.
  package let height: CGFloat
  /// The height of an accessory bar below the window bar (our choice).
  package let accessoryHeight: CGFloat
  /// The spacing between items, and between the parts of the bar.
  package let itemSpacing: CGFloat
  package let partSpacing: CGFloat
  /// The minimum width of a truncated title.
  package let minimumTitleWidth: CGFloat
  /// The maximum width of the text field for editing the title (our choice).
  package let titleFieldWidth: CGFloat
  /// The width of the button that opens the overflow menu.
  package let menuWidth: CGFloat
}

extension WindowBarLook {
  package static let phone = WindowBarLook(
    isShown: false, hidesControlLabels: false, height: 52, accessoryHeight: 36, itemSpacing: 8, partSpacing: 12,
    minimumTitleWidth: 80, titleFieldWidth: 200, menuWidth: 28)
  static let desktop = WindowBarLook(
    isShown: true, hidesControlLabels: true, height: 52, accessoryHeight: 36, itemSpacing: 8, partSpacing: 12,
    minimumTitleWidth: 80, titleFieldWidth: 200, menuWidth: 28)

  /// The width that the overflow menu's button takes from the items.
  package var menuRoom: CGFloat { menuWidth + partSpacing }
}
