import Foundation

/// The arrow of popovers, with measures in points.
struct PopoverLook: Sendable {
  /// The length of the arrow.
  let arrowLength: CGFloat
  /// The distance between the arrow and the corners of the panel.
  let arrowInset: CGFloat
}

extension PopoverLook {
  static let phone = PopoverLook(arrowLength: 12, arrowInset: 10)
  static let desktop = PopoverLook(arrowLength: 12, arrowInset: 10)
}
