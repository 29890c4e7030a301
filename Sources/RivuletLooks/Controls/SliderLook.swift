package import Foundation

/// The appearance of sliders, with measurements in points.
package struct SliderLook: Sendable {
  package let height: BySize<CGFloat>
  /// The thickness of the track.
  package let trackHeight: CGFloat
  /// The diameter of the thumb.
  package let thumb: BySize<CGFloat>
  /// The width of a track without a proposed width.
  package let idealWidth: CGFloat
  /// True if the label precedes the slider. If false, only assistive technology reads the label (our choice, as on phones).
  package let showsLabel: Bool
  /// The font of the labels at the ends; nil for the inherited font.
  package let endFont: LookFont?
}

extension SliderLook {
  // The heights match generation 26. On desktops, the thumb is as tall as the slider.
  package static let phone = SliderLook(
    height: BySize(31), trackHeight: 4, thumb: BySize(27), idealWidth: 150, showsLabel: false, endFont: nil)
  static let desktop = SliderLook(
    height: BySize(10, 12, 16, 20, 24), trackHeight: 4, thumb: BySize(10, 12, 16, 20, 24), idealWidth: 150, showsLabel: true,
    endFont: .system(size: 10))
}
