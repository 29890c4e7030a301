import Foundation
import RivuletDrawing
import RivuletLayout
import RivuletLooks
import RivuletText

extension ResolvedText {
  /// The preferred distances above and below the text (B9.08). The distance above depends on the first font, and the distance below depends
  /// on the last font.
  var spacing: TextSpacing {
    let first = text.firstFont.size
    let last = text.runs.last?.font.size ?? first
    return TextSpacing(
      above: setting.distances.above(ofSize: first), below: setting.distances.below(ofSize: last),
      leading: (setting.leading * setting.displayScale).rounded(.up) / setting.displayScale)
  }
}

extension TextDistances {
  /// Returns the distance between text of a font size and a view above that is not text, in points.
  fileprivate func above(ofSize size: CGFloat) -> CGFloat { above * size + Self.halfPointRemainder(ofSize: size) }

  /// Returns the distance between text of a font size and a view below that is not text, in points.
  fileprivate func below(ofSize size: CGFloat) -> CGFloat { below * size + Self.halfPointRemainder(ofSize: size) }

  /// Returns the amount to add to an eighth of the size to round it up to a multiple of half a point.
  private static func halfPointRemainder(ofSize size: CGFloat) -> CGFloat {
    let rest = (size / 8).truncatingRemainder(dividingBy: 0.5)
    return rest > 0 ? 0.5 - rest : 0
  }
}
