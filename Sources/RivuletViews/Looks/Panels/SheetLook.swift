import Foundation

/// The measures of sheets that people drag, in points (our choice, B19.26).
struct SheetLook: Sendable {
  /// The space above a large sheet.
  let gap: CGFloat
  /// The velocity at which a drag dismisses a sheet, in points per second.
  let dismissingVelocity: CGFloat
  /// The size of the drag indicator, and its distance to the top.
  let indicator: CGSize
  let indicatorInset: CGFloat
}

extension SheetLook {
  static let phone = SheetLook(gap: 10, dismissingVelocity: 600, indicator: CGSize(width: 36, height: 5), indicatorInset: 5)
  static let desktop = SheetLook(gap: 10, dismissingVelocity: 600, indicator: CGSize(width: 36, height: 5), indicatorInset: 5)
}
