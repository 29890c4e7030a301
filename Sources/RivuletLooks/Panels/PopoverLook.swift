package import Foundation

/// The measurements of a popover's arrow, in points.
package struct PopoverLook: Sendable {
  /// The length of the arrow.
  package let arrowLength: CGFloat
  /// The distance between the arrow and the panel's corners.
  package let arrowInset: CGFloat
}

extension PopoverLook {
  package static let phone = PopoverLook(arrowLength: 12, arrowInset: 10)
  static let desktop = PopoverLook(arrowLength: 12, arrowInset: 10)
}
