import Foundation

/// The measures of gauges, in points.
struct GaugeLook: Sendable {
  /// The diameter and the thickness of a ring.
  let diameter: CGFloat
  let ringWidth: CGFloat
  /// The font of the text inside a ring, and of the labels at the bounds.
  let font: LookFont
  let smallFont: LookFont
  /// The difference between the radius of a slider's thumb and of the mark of a bar gauge.
  let markInset: CGFloat
}

extension GaugeLook {
  static let phone = GaugeLook(diameter: 58, ringWidth: 6, font: .system(size: 20), smallFont: .system(size: 11), markInset: 9)
  static let desktop = GaugeLook(diameter: 48, ringWidth: 5, font: .system(size: 16), smallFont: .system(size: 9), markInset: 4)
}
