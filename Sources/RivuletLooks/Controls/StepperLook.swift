package import Foundation
import RivuletGeometry

/// The appearance of steppers, with measurements in points.
package struct StepperLook: Sendable {
  package let form: Form
  /// The total size of both halves (B21.38).
  package let size: BySize<CGSize>
  package let cornerRadius: CGFloat
  /// The size and stroke width of the symbols on the halves.
  package let mark: BySize<CGSize>
  package let markLine: CGFloat
  /// The length of the line between the halves.
  package let dividerLength: BySize<CGFloat>
  /// True if the halves are at the trailing edge of a row, rather than beside the label.
  package let fillsRow: Bool
  /// The width of the field for a formatted value, in points; nil if the looks define no field.
  package let fieldWidth: CGFloat?

  /// The form of a stepper.
  package enum Form {
    /// Minus and plus signs side by side.
    case signs
    /// An up chevron above a down chevron.
    case chevrons
  }
}

extension StepperLook {
  package static let phone = StepperLook(
    form: .signs, size: BySize(CGSize(width: 94, height: 32)), cornerRadius: 16, mark: BySize(CGSize(width: 14, height: 14)), markLine: 2,
    dividerLength: BySize(16), fillsRow: true, fieldWidth: nil)
  // The measurements for the regular size match generation 26. The others are classic.
  static let desktop = StepperLook(
    form: .chevrons,
    size: BySize(
      CGSize(width: 13, height: 17), CGSize(width: 15, height: 21), CGSize(width: 20, height: 26), CGSize(width: 23, height: 33),
      CGSize(width: 27, height: 39)),
    cornerRadius: 5,
    mark: BySize(
      CGSize(width: 5, height: 2.5), CGSize(width: 6, height: 3), CGSize(width: 7, height: 3.5), CGSize(width: 8, height: 4),
      CGSize(width: 10, height: 5)),
    markLine: 1.5, dividerLength: BySize(5, 7, 11, 15, 19), fillsRow: false, fieldWidth: 60)
}
