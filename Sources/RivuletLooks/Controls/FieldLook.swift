package import Foundation
package import RivuletGeometry

/// The measurements of text fields and text editors, in points, and their behaviour.
package struct FieldLook: Sendable {
  /// True if a field without a style has a border outside rows and lists.
  package let hasBorder: Bool
  /// The distances between a field's border and its line.
  package let insets: BySize<EdgeInsets>
  /// The minimum height of a field's line; nil for the height of its text.
  package let lineHeight: CGFloat?
  package let cornerRadius: CGFloat
  /// True if a field that does not set a font uses a font that depends on the control size.
  package let hasOwnFont: Bool
  package let caretWidth: CGFloat
  /// The distances between a text editor's edges and its text.
  package let editorInsets: EdgeInsets
  /// True if a field's label is before the field in a form (B21.61); false if the label replaces a missing prompt.
  package let showsLabelInForms: Bool
  /// True if a text editor, or a field with a border, shows a ring while it has the focus.
  package let showsFocusRing: Bool
  /// True if the Return key inserts a line break in a multiline field, rather than submitting the field.
  package let returnBreaksLines: Bool
  /// True if the Tab key inserts a tab in a text editor.
  package let editorTakesTabs: Bool
  /// True if a submission without an action presses the default button (B14.65).
  package let submissionPressesDefault: Bool
  /// True if a field keeps the focus after a submission and selects its text; false if it gives up the focus (B21.63).
  package let keepsFocusAfterSubmission: Bool
}

extension FieldLook {
  // The heights of regular fields are those of generation 26: 26 and 34 on phones, and 16 and 24 around a 16-point line on desktops.
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
