package import Foundation

/// The measurements of draggable sheets, in points (our choice, B19.26).
package struct SheetLook: Sendable {
  /// The space above a large sheet.
  package let gap: CGFloat
  /// The velocity at which a drag dismisses a sheet, in points per second.
  package let dismissingVelocity: CGFloat
  /// The size of the drag indicator, and its distance from the top edge.
  package let indicator: CGSize
  package let indicatorInset: CGFloat
}

extension SheetLook {
  package static let phone = SheetLook(gap: 10, dismissingVelocity: 600, indicator: CGSize(width: 36, height: 5), indicatorInset: 5)
  static let desktop = SheetLook(gap: 10, dismissingVelocity: 600, indicator: CGSize(width: 36, height: 5), indicatorInset: 5)
}
