package import Foundation
package import RivuletGeometry

/// The appearance of buttons, with measurements in points.
package struct ButtonLook: Sendable {
  /// The form of a button without a style.
  package let automaticForm: Form
  /// The padding between a bordered button's edges and its label.
  package let insets: BySize<EdgeInsets>
  /// The default font of a bordered button's label; nil for the body font.
  package let font: BySize<LookFont?>
  /// True if the font also applies to the labels of borderless buttons.
  package let setsBorderlessFont: Bool
  /// The corner radius of a bordered button; infinity for rounded ends.
  package let cornerRadius: BySize<CGFloat>
  /// The corner radius of a button with the rounded rectangle shape.
  package let roundedRectangleRadius: BySize<CGFloat>
  /// The padding between a glass button's edges and its label.
  package let glassInsets: EdgeInsets
  /// True if a destructive button is red, even outside dialogs (B21.12).
  package let colorsDestructive: Bool
  /// True if the button that the Return key activates is prominent (documentation of `defaultAction`).
  package let emphasizesDefault: Bool
  /// True if buttons that close or confirm show a symbol instead of a word.
  package let showsSymbolsForClosing: Bool
  /// True if some buttons, such as those in menus, act on press rather than on release.
  package let canActAtPress: Bool
  /// True if a paste button is prominent.
  package let pasteIsProminent: Bool
  /// True if a paste button is disabled while the clipboard contains nothing that it accepts. Otherwise, the button reads the clipboard
  /// only after a press.
  package let pasteFollowsClipboard: Bool

  /// The form of a button.
  package enum Form {
    case borderless, bordered
  }
}

extension ButtonLook {
  // The insets for the regular size match generation 26. Those for other sizes are classic. Phone buttons and large desktop buttons have
  // rounded ends (26).
  package static let phone = ButtonLook(
    automaticForm: .borderless, insets: BySize(insets(10, 4), insets(10, 4), insets(12, 7), insets(20, 15), insets(20, 15)),
    font: BySize(.style(.subheadline), .style(.subheadline), nil, nil, nil), setsBorderlessFont: false,
    cornerRadius: BySize(.infinity), roundedRectangleRadius: BySize(12, 12, 8, 12, 12), glassInsets: insets(14, 8), colorsDestructive: true,
    emphasizesDefault: false,
    showsSymbolsForClosing: true, canActAtPress: false, pasteIsProminent: true, pasteFollowsClipboard: true)
  static let desktop = ButtonLook(
    automaticForm: .bordered, insets: BySize(insets(6, 1), insets(8, 2), insets(12, 4), insets(14, 6), insets(18, 9)),
    font: BySize(.system(size: 9), .system(size: 11), nil, nil, nil), setsBorderlessFont: true,
    cornerRadius: BySize(4, 4, 6, .infinity, .infinity), roundedRectangleRadius: BySize(4, 4, 6, 7, 8),
    glassInsets: insets(10, 4), colorsDestructive: false, emphasizesDefault: true, showsSymbolsForClosing: false, canActAtPress: true,
    pasteIsProminent: false, pasteFollowsClipboard: false)

  private static func insets(_ horizontal: CGFloat, _ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
