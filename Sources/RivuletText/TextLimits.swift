import Foundation
import RivuletGeometry

/// The space available for text. An infinite value means that there is no limit.
struct TextLimits: Hashable {
  /// The maximum width in points, which is not negative.
  let width: CGFloat
  /// The maximum height in points, which may be less than the height of a line.
  let height: CGFloat
  /// The maximum number of lines, at least one.
  let lineCount: Int

  /// Creates the limits of a proposal and a line limit.
  init(_ proposal: ProposedViewSize, lineLimit: Int?) {
    width = TextLimits.length(proposal.width)
    height = TextLimits.length(proposal.height)
    lineCount = max(lineLimit ?? .max, 1)
  }

  /// Returns a length as a limit. Nil and NaN are converted to infinity.
  private static func length(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
