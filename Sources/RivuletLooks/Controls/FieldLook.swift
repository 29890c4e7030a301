package import Foundation
package import RivuletGeometry

/// The appearance and behaviour of text fields and text editors, with measurements in points.
package struct FieldLook: Sendable {
  /// True if a field without a style has a border outside rows and lists.
  package let hasBorder: Bool
  /// The padding between a field's border and its text.
  package let insets: BySize<EdgeInsets>
  /// The minimum height of a field's text; nil for the text's own height.
  package let lineHeight: CGFloat?
  package let cornerRadius: CGFloat
  /// True if a field without a font uses a font for the control size.
  package let hasOwnFont: Bool
  package let caretWidth: CGFloat
  /// The padding between a text editor's edges and its text.
  package let editorInsets: EdgeInsets
  /// True if a field's label precedes the field in a form (B21.61). If false, the label serves as the prompt of a field without a prompt.
  package let showsLabelInForms: Bool
  /// True if a text editor or a bordered field shows a ring while it has the focus.
  package let showsFocusRing: Bool
  /// True if the Return key inserts a line break in a multiline field instead of submitting the field.
  package let returnBreaksLines: Bool
  /// True if the Tab key inserts a tab in a text editor.
  package let editorInsertsTabs: Bool
  /// True if a submission without an action activates the default button (B14.65).
  package let submissionPressesDefault: Bool
  /// True if a field keeps the focus after a submission and selects its text. If false, the field resigns the focus (B21.63).
  package let keepsFocusAfterSubmission: Bool
}

extension FieldLook {
  // The heights of regular fields match generation 26: 26 and 34 points on phones, and 16 and 24 points around a 16-point line on desktops.
  package static let phone = FieldLook(
    hasBorder: false, insets: BySize(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)), lineHeight: 26, cornerRadius: 5,
    hasOwnFont: false, caretWidth: 2, editorInsets: EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5),
    showsLabelInForms: false, showsFocusRing: false, returnBreaksLines: true, editorInsertsTabs: false, submissionPressesDefault: false,
    keepsFocusAfterSubmission: false)
  static let desktop = FieldLook(
    hasBorder: true, insets: BySize(insets(1), insets(2), insets(4), insets(6), insets(9)), lineHeight: nil, cornerRadius: 6,
    hasOwnFont: true, caretWidth: 1, editorInsets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5),
    showsLabelInForms: true, showsFocusRing: true, returnBreaksLines: false, editorInsertsTabs: true, submissionPressesDefault: true,
    keepsFocusAfterSubmission: true)

  private static func insets(_ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: 6, bottom: vertical, trailing: 6)
  }
}
