import Foundation

/// The measures of gauges, in points.
struct GaugeLook: Sendable {
  /// The diameter and the thickness of a ring.
  let diameter: CGFloat
  let ringWidth: CGFloat
  /// The font of the text inside a ring, and of the labels at the bounds.
  let font: LookFont
  let smallFont: LookFont
  /// The space around the mark of a bar, within the height of the bar.
  let markInset: CGFloat
  /// The height of a bar with a mark.
  let markedBarHeight: CGFloat
  /// The distance between a bar and its labels; nil for the usual distance next to text.
  let labelDistance: CGFloat?
  /// True if a hidden label keeps its space.
  let keepsLabelSpace: Bool
}

extension GaugeLook {
  // The diameters, and the bars of desktops, are 26.
  static let phone = GaugeLook(
    diameter: 58, ringWidth: 6, font: .system(size: 20), smallFont: .system(size: 11), markInset: 9.5, markedBarHeight: 28,
    labelDistance: 6, keepsLabelSpace: false)
  static let desktop = GaugeLook(
    diameter: 58, ringWidth: 5, font: .system(size: 16), smallFont: .system(size: 9), markInset: 0, markedBarHeight: 8,
    labelDistance: nil, keepsLabelSpace: true)
}
