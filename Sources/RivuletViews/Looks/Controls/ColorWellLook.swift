import Foundation
import RivuletGeometry

/// The measures of colour pickers, in points.
struct ColorWellLook: Sendable {
  let size: BySize<CGSize>
  let isRound: Bool
  /// The width of the sliders for the components of a colour.
  let panelWidth: CGFloat
}

extension ColorWellLook {
  static let phone = ColorWellLook(size: BySize(CGSize(width: 28, height: 28)), isRound: true, panelWidth: 300)
  static let desktop = ColorWellLook(
    size: BySize(
      CGSize(width: 28, height: 15), CGSize(width: 36, height: 18), CGSize(width: 44, height: 22), CGSize(width: 56, height: 28),
      CGSize(width: 72, height: 36)),
    isRound: false, panelWidth: 220)
}
