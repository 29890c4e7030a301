import Foundation
import RivuletGeometry

/// The measures of text fields and text editors, in points, and their habits.
struct FieldLook: Sendable {
  /// True if a field without a style has a border outside of rows and lists.
  let hasBorder: Bool
  /// The distances between the border of a field and its line.
  let insets: BySize<EdgeInsets>
  /// The minimum height of the line in a field; nil for the height of its text.
  let lineHeight: CGFloat?
  let cornerRadius: CGFloat
  /// True if the font of a field without one follows the size of controls.
  let hasOwnFont: Bool
  let caretWidth: CGFloat
  /// The distances between the edges of a text editor and its text.
  let editorInsets: EdgeInsets
  /// True if the label of a field lies before it in a form (B21.61); false for a label in place of a missing prompt.
  let showsLabelInForms: Bool
  /// True if a field with a border, or a text editor, shows a ring while it has the focus.
  let showsFocusRing: Bool
  /// True if the Return key breaks lines in a field with several lines, rather than to submit the field.
  let returnBreaksLines: Bool
  /// True if the Tab key inserts a tab in a text editor.
  let editorTakesTabs: Bool
  /// True if a submission without an action presses the default button (B14.65).
  let submissionPressesDefault: Bool
  /// True if a field keeps the focus after a submission and selects its text; false if it gives up the focus (B21.63).
  let keepsFocusAfterSubmission: Bool
}

extension FieldLook {
  static let phone = FieldLook(
    hasBorder: false, insets: BySize(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)), lineHeight: 22, cornerRadius: 5,
    hasOwnFont: false, caretWidth: 2, editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
    showsLabelInForms: false, showsFocusRing: false, returnBreaksLines: true, editorTakesTabs: false, submissionPressesDefault: false,
    keepsFocusAfterSubmission: false)
  static let desktop = FieldLook(
    hasBorder: true, insets: BySize(insets(1), insets(2), insets(3), insets(6), insets(9)), lineHeight: nil, cornerRadius: 5,
    hasOwnFont: true, caretWidth: 1, editorInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5),
    showsLabelInForms: true, showsFocusRing: true, returnBreaksLines: false, editorTakesTabs: true, submissionPressesDefault: true,
    keepsFocusAfterSubmission: true)

  private static func insets(_ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: 6, bottom: vertical, trailing: 6)
  }
}
