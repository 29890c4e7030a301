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
