import Foundation
import RivuletCore
import RivuletLayout
import RivuletText

extension ResolvedText {
  /// The preferred distances above and below the text (B9.08). The one above depends on the first font, the one below on the last.
  var spacing: TextSpacing {
    let first = text.firstFont.size
    let last = text.runs.last?.font.size ?? first
    return TextSpacing(
      above: setting.idiom.distanceAboveText(ofSize: first), below: setting.idiom.distanceBelowText(ofSize: last),
      leading: (setting.leading * setting.displayScale).rounded(.up) / setting.displayScale)
  }
}

// The coefficients fit recordings of plain system fonts (26).
extension Idiom {
  /// Returns the distance between text of a font size and a neighbour above that is not text, in points.
  fileprivate func distanceAboveText(ofSize size: CGFloat) -> CGFloat {
    (self == .phone ? 0.36621094 : 0.3359375) * size + Self.baselineRest(ofSize: size)
  }

  /// Returns the distance between text of a font size and a neighbour below that is not text, in points.
  fileprivate func distanceBelowText(ofSize size: CGFloat) -> CGFloat {
    (self == .phone ? 0.61376953 : 0.59814453) * size + Self.baselineRest(ofSize: size)
  }

  /// Returns the amount that rounds an eighth of the size up to a multiple of half a point.
  private static func baselineRest(ofSize size: CGFloat) -> CGFloat {
    let rest = (size / 8).truncatingRemainder(dividingBy: 0.5)
    return rest > 0 ? 0.5 - rest : 0
  }
}
