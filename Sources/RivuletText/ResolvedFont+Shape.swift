import Foundation
import RivuletDrawing

extension ResolvedFont {
  /// The distance from the baseline up to the top of the line box, in points.
  var ascent: CGFloat { boxSize * TextMetrics.ascent }
  /// The distance from the baseline down to the bottom of the line box, in points.
  var descent: CGFloat { boxSize * TextMetrics.descent }

  /// The factor by which letters are stretched horizontally. Hardly any family includes narrow or wide faces, so glyphs are stretched
  /// instead. A condensed font (-0.2) is 15 % narrower (our choice).
  var stretch: CGFloat { width.isNaN ? 1 : min(max(1 + 0.75 * width, 0.4), 1.75) }

  /// The size, limited to finite, nonnegative values.
  private var boxSize: CGFloat { size.isFinite ? max(size, 0) : 0 }
}

extension ResolvedFont {
  /// The size at which letters are shaped, in points. There are at most 160 such sizes, so that an animated size does not need a separate
  /// font for each frame. Outlines are not hinted, so outlines of intermediate sizes differ only by a factor.
  var shapedSize: CGFloat {
    if boxSize <= 32 { return max((boxSize * 2).rounded() / 2, 0.5) }
    return min(boxSize.rounded(), 128)
  }

  /// The factor between the shaped and the displayed size, which is tiny for a size of zero.
  var magnification: CGFloat {
    let (size, shaped) = (max(boxSize, 1 / 64), shapedSize)
    return size == shaped ? 1 : size / shaped
  }

  /// The factor between the shaped and the displayed width.
  var horizontalMagnification: CGFloat { stretch * magnification }

  /// The font with which letters of this font are shaped.
  var shaping: ResolvedFont {
    var font = self
    font.size = shapedSize
    font.width = 0
    font.textStyle = nil
    return font
  }
}
