package import Foundation
import RivuletGeometry

/// The appearance of colour pickers, with measurements in points.
package struct ColorWellLook: Sendable {
  package let size: BySize<CGSize>
  package let isRound: Bool
  /// The width of the sliders for a colour's components.
  package let panelWidth: CGFloat
}

extension ColorWellLook {
  package static let phone = ColorWellLook(size: BySize(CGSize(width: 28, height: 28)), isRound: true, panelWidth: 300)
  // The measurements for the regular size match generation 26. The others are classic.
  static let desktop = ColorWellLook(
    size: BySize(
      CGSize(width: 28, height: 15), CGSize(width: 36, height: 18), CGSize(width: 48, height: 24), CGSize(width: 56, height: 28),
      CGSize(width: 72, height: 36)),
    isRound: false, panelWidth: 220)
}
