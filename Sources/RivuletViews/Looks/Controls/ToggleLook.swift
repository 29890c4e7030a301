import Foundation
import RivuletGeometry

/// The measures of toggles, in points, and their forms.
struct ToggleLook: Sendable {
  /// The form of a toggle without a style.
  let automaticForm: Form
  let switchSize: BySize<CGSize>
  /// The distance between the edge of a switch and its knob.
  let switchInset: CGFloat
  /// True if a toggle with a switch takes the full proposed width.
  let switchFillsRow: Bool
  let checkboxSide: BySize<CGFloat>
  let checkboxCornerRadius: CGFloat
  /// The distance between a check box and its label.
  let checkboxSpacing: BySize<CGFloat>
  /// True if a toggle as a button has a border while it is off.
  let buttonHasBorder: Bool

  /// A form of toggles.
  enum Form {
    case switches
    /// A check box, or a switch in the rows of a grouped form (B21.50).
    case checkboxes
  }
}

extension ToggleLook {
  static let phone = ToggleLook(
    automaticForm: .switches, switchSize: BySize(CGSize(width: 51, height: 31)), switchInset: 2, switchFillsRow: true,
    checkboxSide: BySize(22), checkboxCornerRadius: 6, checkboxSpacing: BySize(8), buttonHasBorder: false)
  static let desktop = ToggleLook(
    automaticForm: .checkboxes,
    switchSize: BySize(
      CGSize(width: 26, height: 15), CGSize(width: 32, height: 18), CGSize(width: 38, height: 22), CGSize(width: 38, height: 22),
      CGSize(width: 38, height: 22)),
    switchInset: 2, switchFillsRow: false, checkboxSide: BySize(10, 12, 14, 16, 18), checkboxCornerRadius: 3,
    checkboxSpacing: BySize(4, 4, 5, 6, 6), buttonHasBorder: true)
}
