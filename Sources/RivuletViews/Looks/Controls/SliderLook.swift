import Foundation

/// The measures of sliders, in points.
struct SliderLook: Sendable {
  let height: BySize<CGFloat>
  /// The thickness of the track.
  let trackHeight: CGFloat
  /// The diameter of the thumb.
  let thumb: BySize<CGFloat>
  /// The width of a track without a proposed width.
  let idealWidth: CGFloat
  /// True if the label lies before the slider; false for a label that only assistive technology reads (our choice, as on phones).
  let showsLabel: Bool
}

extension SliderLook {
  static let phone = SliderLook(height: BySize(28), trackHeight: 4, thumb: BySize(27), idealWidth: 150, showsLabel: false)
  static let desktop = SliderLook(
    height: BySize(14, 16, 20, 24, 28), trackHeight: 4, thumb: BySize(10, 12, 16, 20, 24), idealWidth: 150, showsLabel: true)
}
