import Foundation
import RivuletCore
import RivuletLayout
import RivuletText

extension ResolvedText {
  /// The distances that the text wants above and below itself (B9.08): above by its first font, below by its last.
  var spacing: TextSpacing {
    let first = text.firstFont.size
    let last = text.runs.last?.font.size ?? first
    return TextSpacing(
      above: setting.idiom.distanceAboveText(ofSize: first), below: setting.idiom.distanceBelowText(ofSize: last),
      leading: (setting.leading * setting.displayScale).rounded(.up) / setting.displayScale)
  }
}

// A fit to recordings of plain system fonts (26).
extension Idiom {
  /// Between text in a font of a size and what lies above it, if that is no text.
  fileprivate func distanceAboveText(ofSize size: CGFloat) -> CGFloat {
    (self == .phone ? 0.36621094 : 0.3359375) * size + Self.baselineRest(ofSize: size)
  }

  /// Between text in a font of a size and what lies below it, if that is no text.
  fileprivate func distanceBelowText(ofSize size: CGFloat) -> CGFloat {
    (self == .phone ? 0.61376953 : 0.59814453) * size + Self.baselineRest(ofSize: size)
  }

  /// What an eighth of the size lacks to a multiple of half a point.
  private static func baselineRest(ofSize size: CGFloat) -> CGFloat {
    let rest = (size / 8).truncatingRemainder(dividingBy: 0.5)
    return rest > 0 ? 0.5 - rest : 0
  }
}
