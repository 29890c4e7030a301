import Foundation
import RivuletDrawing

extension ResolvedFont {
  /// The distance from the baseline up to the top of the line box, in points.
  var ascent: CGFloat { boxSize * TextMetrics.ascent }
  /// The distance from the baseline down to the bottom of the line box, in points.
  var descent: CGFloat { boxSize * TextMetrics.descent }

  /// The horizontal scale factor of letters. Few families include narrow or wide faces, so glyphs are stretched instead. A condensed font
  /// (-0.2) is 15 % narrower (our choice).
  var stretch: CGFloat { width.isNaN ? 1 : min(max(1 + 0.75 * width, 0.4), 1.75) }

  /// The font size, limited to finite, nonnegative values.
  private var boxSize: CGFloat { size.isFinite ? max(size, 0) : 0 }
}

extension ResolvedFont {
  /// The size at which letters are shaped, in points. At most 160 such sizes exist, so that an animated size does not need a new font in
  /// each frame. Outlines are not hinted, so scaling them gives accurate intermediate sizes.
  var shapedSize: CGFloat {
    if boxSize <= 32 { return max((boxSize * 2).rounded() / 2, 0.5) }
    return min(boxSize.rounded(), 128)
  }

  /// The ratio of the displayed size to the shaped size. For a size of zero, the ratio is tiny.
  var magnification: CGFloat {
    let (size, shaped) = (max(boxSize, 1 / 64), shapedSize)
    return size == shaped ? 1 : size / shaped
  }

  /// The ratio of the displayed width to the shaped width.
  var horizontalMagnification: CGFloat { stretch * magnification }

  /// The font in which the letters of this font are shaped.
  var shaping: ResolvedFont {
    var font = self
    font.size = shapedSize
    font.width = 0
    font.textStyle = nil
    return font
  }
}
