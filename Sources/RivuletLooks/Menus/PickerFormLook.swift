package import Foundation

/// The forms that pickers take. The measures, in points, are 26.
package struct PickerFormLook: Sendable {
  /// The button that opens the menu of a picker.
  package let menuButton: MenuButton
  /// The distance between the value in that button and its mark, and the distances between both and the ends of the button.
  package let menuSpacing: CGFloat
  package let menuLeadingInset: CGFloat
  package let menuTrailingInset: CGFloat
  /// True if that button is as wide as the widest option, so that its width is the same for each value.
  package let menuKeepsWidth: Bool
  /// True if only a picker in the menu style is a submenu of the menu around it; false if every picker with a label is one (B21.29).
  package let isSubmenuByStyle: Bool
  /// The form of an inline picker.
  package let inline: Inline
  /// True if a date picker opens a calendar; false if it is a field with a stepper (B21.42).
  package let opensCalendar: Bool
  /// True if the control of a date or a colour stands at the other end of the row than its label.
  package let separatesLabels: Bool

  /// The form of a button that opens the menu of a picker.
  package enum MenuButton {
    /// The value as a text in the tint colour, without the label of the picker.
    case text
    /// A box with the value and a mark, beside the label.
    case box
  }

  /// The form of an inline picker.
  package enum Inline {
    case radioGroup
    /// Rows in a list, a wheel elsewhere.
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
