import Foundation
import RivuletGeometry

/// The measures of buttons, in points, and their forms.
struct ButtonLook: Sendable {
  /// The form of a button without a style.
  let automaticForm: Form
  /// The distances between the border of a bordered button and its label.
  let insets: BySize<EdgeInsets>
  /// The font of a bordered button's label if none is set; nil for the body font.
  let font: BySize<LookFont?>
  /// True if the label of a borderless button has that font too.
  let setsBorderlessFont: Bool
  /// The corner radius of a bordered button; infinite for round ends.
  let cornerRadius: BySize<CGFloat>
  /// The distances between the edges of a glass button and its label.
  let glassInsets: EdgeInsets
  /// True if a destructive button is red outside of dialogs (B21.12).
  let colorsDestructive: Bool
  /// True if the button that the Return key presses is prominent (documentation of `defaultAction`).
  let emphasizesDefault: Bool
  /// True if a button to close or to confirm has a symbol in place of a word.
  let closesBySymbol: Bool
  /// True if some buttons, such as those of menus, act when they are pressed rather than when they are released.
  let canActAtPress: Bool
  /// True if a paste button is prominent.
  let pasteIsProminent: Bool
  /// True if a paste button is disabled while the clipboard has nothing for it. Else it reads the clipboard only after a press.
  let pasteFollowsClipboard: Bool

  /// A form of buttons.
  enum Form {
    case borderless, bordered
  }

  /// Returns the corner radius of a button in the shape of a rounded rectangle.
  func roundedRectangleRadius(_ size: ControlSize) -> CGFloat { min(cornerRadius[size], cornerRadius[.large]) }
}

extension ButtonLook {
  static let phone = ButtonLook(
    automaticForm: .borderless, insets: BySize(insets(10, 4), insets(10, 4), insets(12, 7), insets(20, 15), insets(20, 15)),
    font: BySize(.style(.subheadline), .style(.subheadline), nil, nil, nil), setsBorderlessFont: false,
    cornerRadius: BySize(.infinity, .infinity, 8, 12, 12), glassInsets: insets(14, 8), colorsDestructive: true, emphasizesDefault: false,
    closesBySymbol: true, canActAtPress: false, pasteIsProminent: true, pasteFollowsClipboard: true)
  static let desktop = ButtonLook(
    automaticForm: .bordered, insets: BySize(insets(6, 1), insets(8, 2), insets(10, 3), insets(14, 6), insets(18, 9)),
    font: BySize(.system(size: 9), .system(size: 11), nil, nil, nil), setsBorderlessFont: true, cornerRadius: BySize(4, 4, 5, 6, 8),
    glassInsets: insets(10, 4), colorsDestructive: false, emphasizesDefault: true, closesBySymbol: false, canActAtPress: true,
    pasteIsProminent: false, pasteFollowsClipboard: false)

  private static func insets(_ horizontal: CGFloat, _ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
