package import Foundation
import RivuletGeometry

/// The appearance of toggles, with measurements in points.
package struct ToggleLook: Sendable {
  /// The form of a toggle without a style.
  package let automaticForm: Form
  package let switchSize: BySize<CGSize>
  /// The distance between a switch's edge and its knob.
  package let switchInset: CGFloat
  /// The width of the knob, including the surrounding space.
  package let knobWidth: BySize<CGFloat>
  /// True if a toggle with a switch fills the proposed width.
  package let switchFillsRow: Bool
  package let checkboxSide: BySize<CGFloat>
  package let checkboxCornerRadius: CGFloat
  /// The distance between a check box and its label.
  package let checkboxSpacing: BySize<CGFloat>
  /// True if a toggle in the button style has a border while it is off.
  package let buttonHasBorder: Bool

  /// The form of a toggle.
  package enum Form {
    case switches
    /// Check boxes, or switches in the rows of a grouped form (B21.50).
    case checkboxes
  }
}

extension ToggleLook {
  // Switches, and check boxes of the regular size, match generation 26. Other sizes are classic.
  package static let phone = ToggleLook(
    automaticForm: .switches, switchSize: BySize(CGSize(width: 66, height: 30)), switchInset: 2, knobWidth: BySize(42),
    switchFillsRow: true,
    checkboxSide: BySize(22), checkboxCornerRadius: 6, checkboxSpacing: BySize(8), buttonHasBorder: false)
  static let desktop = ToggleLook(
    automaticForm: .checkboxes,
    switchSize: BySize(
      CGSize(width: 26, height: 15), CGSize(width: 32, height: 18), CGSize(width: 54, height: 24), CGSize(width: 54, height: 24),
      CGSize(width: 54, height: 24)),
    switchInset: 2, knobWidth: BySize(15, 18, 35, 35, 35), switchFillsRow: false, checkboxSide: BySize(10, 12, 16, 18, 20),
    checkboxCornerRadius: 3,
    checkboxSpacing: BySize(4, 4, 5, 6, 6), buttonHasBorder: true)
}
