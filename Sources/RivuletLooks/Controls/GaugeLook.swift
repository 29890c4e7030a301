package import Foundation

/// The appearance of gauges, with measurements in points.
package struct GaugeLook: Sendable {
  /// The diameter and thickness of a ring.
  package let diameter: CGFloat
  package let ringWidth: CGFloat
  /// The fonts of the text inside a ring and of the labels of the bounds.
  package let font: LookFont
  package let smallFont: LookFont
  /// The space around the marker on a bar, within the bar's height.
  package let markInset: CGFloat
  /// The height of a bar with a marker.
  package let markedBarHeight: CGFloat
  /// The distance between a bar and its labels; nil for the default text spacing.
  package let labelSpacing: CGFloat?
  /// True if a hidden label keeps its space.
  package let keepsLabelSpace: Bool
}

extension GaugeLook {
  // The diameters and the desktop bars match generation 26.
  package static let phone = GaugeLook(
    diameter: 58, ringWidth: 6, font: .system(size: 20), smallFont: .system(size: 11), markInset: 9.5, markedBarHeight: 28,
    labelSpacing: 6, keepsLabelSpace: false)
  static let desktop = GaugeLook(
    diameter: 58, ringWidth: 5, font: .system(size: 16), smallFont: .system(size: 9), markInset: 0, markedBarHeight: 8,
    labelSpacing: nil, keepsLabelSpace: true)
}
