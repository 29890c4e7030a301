package import Foundation
package import RivuletGeometry

/// The measures of text fields and text editors, in points, and their habits.
package struct FieldLook: Sendable {
  /// True if a field without a style has a border outside of rows and lists.
  package let hasBorder: Bool
  /// The distances between the border of a field and its line.
  package let insets: BySize<EdgeInsets>
  /// The minimum height of the line in a field; nil for the height of its text.
  package let lineHeight: CGFloat?
  package let cornerRadius: CGFloat
  /// True if the font of a field without one follows the size of controls.
  package let hasOwnFont: Bool
  package let caretWidth: CGFloat
  /// The distances between the edges of a text editor and its text.
  package let editorInsets: EdgeInsets
  /// True if the label of a field lies before it in a form (B21.61); false for a label in place of a missing prompt.
  package let showsLabelInForms: Bool
  /// True if a field with a border, or a text editor, shows a ring while it has the focus.
  package let showsFocusRing: Bool
  /// True if the Return key breaks lines in a field with several lines, rather than to submit the field.
  package let returnBreaksLines: Bool
  /// True if the Tab key inserts a tab in a text editor.
  package let editorTakesTabs: Bool
  /// True if a submission without an action presses the default button (B14.65).
  package let submissionPressesDefault: Bool
  /// True if a field keeps the focus after a submission and selects its text; false if it gives up the focus (B21.63).
  package let keepsFocusAfterSubmission: Bool
}

extension FieldLook {
  // The heights of fields of regular size are 26: 26 and 34 on phones, 16 and 24 on desktops around a line of 16.
  package static let phone = FieldLook(
    hasBorder: false, insets: BySize(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)), lineHeight: 26, cornerRadius: 5,
    hasOwnFont: false, caretWidth: 2, editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
    showsLabelInForms: false, showsFocusRing: false, returnBreaksLines: true, editorTakesTabs: false, submissionPressesDefault: false,
    keepsFocusAfterSubmission: false)
  static let desktop = FieldLook(
    hasBorder: true, insets: BySize(insets(1), insets(2), insets(4), insets(6), insets(9)), lineHeight: nil, cornerRadius: 6,
    hasOwnFont: true, caretWidth: 1, editorInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5),
    showsLabelInForms: true, showsFocusRing: true, returnBreaksLines: false, editorTakesTabs: true, submissionPressesDefault: true,
    keepsFocusAfterSubmission: true)

  private static func insets(_ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: 6, bottom: vertical, trailing: 6)
  }
}
