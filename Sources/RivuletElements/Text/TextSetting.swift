import Foundation
import RivuletCore
import RivuletDrawing
import RivuletLooks
import RivuletText

/// The settings of text as a whole. Nearly all text that looks alike shares one instance.
final class TextSetting: Sendable {
  let style: ParagraphStyle
  /// A gradient or a backdrop over the whole text, which replaces the colours of its runs.
  let paint: ResolvedStyle?
  /// The shadows and the blend mode of the whole text.
  let decoration: StyleDecoration?
  /// The minimum number of lines for which the text reserves space.
  let reservedLines: Int
  /// The minimum size to which the text may shrink to fit, as a fraction of its normal size.
  let minimumScale: CGFloat
  let displayScale: CGFloat
  /// The line spacing that the font of the first characters adds, in points.
  let leading: CGFloat
  let distances: TextDistances
  /// A Boolean value that indicates whether bars are drawn in place of the lines.
  let isRedacted: Bool
  /// The app's renderer for the text, or nil for most text.
  let rendering: TextRendering?
  /// The shade over selected characters, or nil if no characters can be selected.
  let selectionColor: PaintColor?

  init(
    style: ParagraphStyle = ParagraphStyle(), paint: ResolvedStyle? = nil, decoration: StyleDecoration? = nil, reservedLines: Int = 1,
    minimumScale: CGFloat = 1, displayScale: CGFloat = 1, leading: CGFloat = 0, distances: TextDistances = FontLook.phone.distances,
    isRedacted: Bool = false,
    rendering: TextRendering? = nil,
    selectionColor: PaintColor? = nil
  ) {
    self.style = style
    self.paint = paint
    self.decoration = decoration
    self.reservedLines = reservedLines
    self.minimumScale = minimumScale
    self.displayScale = displayScale
    self.leading = leading
    self.distances = distances
    self.isRedacted = isRedacted
    self.rendering = rendering
    self.selectionColor = selectionColor
  }

  /// Returns true if equal characters have the same size for every proposal and the same preferred distances to adjacent views.
  func hasSameMeasurements(_ other: TextSetting) -> Bool {
    self === other
      || style.lineLimit == other.style.lineLimit && style.lineSpacing == other.style.lineSpacing
        && style.truncation == other.style.truncation && reservedLines == other.reservedLines && minimumScale == other.minimumScale
        && displayScale == other.displayScale && rendering?.box === other.rendering?.box && leading == other.leading
        && distances == other.distances
  }

  /// Returns true if equal characters look the same when they have the same size.
  func hasSameLook(_ other: TextSetting) -> Bool {
    self === other
      || style == other.style && paint == other.paint && decoration == other.decoration && isRedacted == other.isRedacted
        && selectionColor == other.selectionColor
  }
}
