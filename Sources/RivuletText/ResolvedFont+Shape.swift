import Foundation
import RivuletDrawing

extension ResolvedFont {
  /// From the baseline up to the top of the line box, in points.
  var ascent: CGFloat { boxSize * TextMetrics.ascent }
  /// From the baseline down to the bottom of the line box, in points.
  var descent: CGFloat { boxSize * TextMetrics.descent }

  /// How much wider than drawn by the type designer letters are: nobody has narrow or wide faces of every family, so that glyphs are
  /// stretched instead. A condensed font, -0.2, is 15 % narrower (our choice).
  var stretch: CGFloat { width.isNaN ? 1 : min(max(1 + 0.75 * width, 0.4), 1.75) }

  /// The size as far as it is one.
  private var boxSize: CGFloat { size.isFinite ? max(size, 0) : 0 }
}

extension ResolvedFont {
  /// The size in points that letters are shaped in. There are no more than 160 of these, so that an animation of the size needs no font of its own
  /// for each frame: outlines are not hinted, and those of a size in between are the same but for a factor.
  var shapedSize: CGFloat {
    if boxSize <= 32 { return max((boxSize * 2).rounded() / 2, 0.5) }
    return min(boxSize.rounded(), 128)
  }

  /// How many times larger than shaped letters are shown; hardly anything is left of a size of nothing.
  var magnification: CGFloat {
    let (size, shaped) = (max(boxSize, 1 / 64), shapedSize)
    return size == shaped ? 1 : size / shaped
  }

  /// How many times wider than shaped letters are shown.
  var horizontalMagnification: CGFloat { stretch * magnification }

  /// The font that shapes the letters of this one.
  var shaping: ResolvedFont {
    var font = self
    font.size = shapedSize
    font.width = 0
    font.textStyle = nil
    return font
  }
}
