package import Foundation

/// The forms of pickers. The measurements, in points, match generation 26.
package struct PickerFormLook: Sendable {
  /// The button that opens a picker's menu.
  package let menuButton: MenuButton
  /// The distance between the menu button's value and its symbol, and the distances between both and the button's ends.
  package let menuSpacing: CGFloat
  package let menuLeadingInset: CGFloat
  package let menuTrailingInset: CGFloat
  /// True if the menu button is as wide as the widest option, so that its width does not depend on the value.
  package let menuKeepsWidth: Bool
  /// True if only a picker in the menu style is a submenu of an enclosing menu. If false, every picker with a label is a submenu (B21.29).
  package let isSubmenuByStyle: Bool
  /// The form of an inline picker.
  package let inline: Inline
  /// True if a date picker opens a calendar. If false, the picker is a field with a stepper (B21.42).
  package let opensCalendar: Bool
  /// True if the control for a date or a colour is at the opposite end of the row from its label.
  package let separatesLabels: Bool

  /// The form of a button that opens a picker's menu.
  package enum MenuButton {
    /// The value as text in the tint colour, without the picker's label.
    case text
    /// A box with the value and a symbol, beside the label.
    case box
  }

  /// The form of an inline picker.
  package enum Inline {
    case radioGroup
    /// Rows in a list, and a wheel elsewhere.
    case rowsOrWheel
  }
}

extension PickerFormLook {
  package static let phone = PickerFormLook(
    menuButton: .text, menuSpacing: 4, menuLeadingInset: 10.75, menuTrailingInset: 10.75, menuKeepsWidth: false, isSubmenuByStyle: true,
    inline: .rowsOrWheel, opensCalendar: true,
    separatesLabels: true)
  static let desktop = PickerFormLook(
    menuButton: .box, menuSpacing: 11.5, menuLeadingInset: 12, menuTrailingInset: 8, menuKeepsWidth: true, isSubmenuByStyle: false,
    inline: .radioGroup, opensCalendar: false,
    separatesLabels: false)
}
