package import Foundation

/// The arrow of popovers, with measurements in points.
package struct PopoverLook: Sendable {
  /// The length of the arrow.
  package let arrowLength: CGFloat
  /// The distance between the arrow and the corners of the panel.
  package let arrowInset: CGFloat
}

extension PopoverLook {
  package static let phone = PopoverLook(arrowLength: 12, arrowInset: 10)
  static let desktop = PopoverLook(arrowLength: 12, arrowInset: 10)
}
