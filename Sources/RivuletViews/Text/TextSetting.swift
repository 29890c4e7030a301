import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// How a text is set as a whole. Nearly all texts that look alike share one.
final class TextSetting: Sendable {
  let style: ParagraphStyle
  /// A gradient or a backdrop over the whole text, in the place of the runs' colours.
  let paint: ResolvedStyle?
  /// Shadows and the blend mode of the whole text.
  let decoration: StyleDecoration?
  /// How many lines' room the text takes at least.
  let reservedLines: Int
  /// How small the text may become to fit, as a share of its size.
  let minimumScale: CGFloat
  let displayScale: CGFloat
  /// What the font of the first characters adds between lines, in points.
  let leading: CGFloat
  let idiom: Idiom
  /// Whether bars are drawn in the place of the lines.
  let isRedacted: Bool
  /// What draws the text in a way of the app's own; nil for most.
  let rendering: TextRendering?
  /// The shade over characters that are selected; nil where none can be.
  let selectionColor: PaintColor?

  init(
    style: ParagraphStyle = ParagraphStyle(), paint: ResolvedStyle? = nil, decoration: StyleDecoration? = nil, reservedLines: Int = 1,
    minimumScale: CGFloat = 1, displayScale: CGFloat = 1, leading: CGFloat = 0, idiom: Idiom = .phone, isRedacted: Bool = false,
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
    self.idiom = idiom
    self.isRedacted = isRedacted
    self.rendering = rendering
    self.selectionColor = selectionColor
  }

  /// Whether the same characters take the same room under every proposal, and want the same distances to their neighbours.
  func measuresLike(_ other: TextSetting) -> Bool {
    self === other
      || style.lineLimit == other.style.lineLimit && style.lineSpacing == other.style.lineSpacing
        && style.truncation == other.style.truncation && reservedLines == other.reservedLines && minimumScale == other.minimumScale
        && displayScale == other.displayScale && rendering?.box === other.rendering?.box && leading == other.leading && idiom == other.idiom
  }

  /// Whether the same characters draw the same where they take the same room.
  func looksLike(_ other: TextSetting) -> Bool {
    self === other
      || style == other.style && paint == other.paint && decoration == other.decoration && isRedacted == other.isRedacted
        && selectionColor == other.selectionColor
  }
}
