import Foundation
import RivuletGeometry

/// The space available for text. Infinity means that there is no limit.
struct TextLimits: Hashable {
  /// The width in points, not negative.
  let width: CGFloat
  /// The height in points, which may be too small for a single line.
  let height: CGFloat
  /// The number of lines, at least one.
  let lineCount: Int

  /// Creates the limits of a proposal and a line limit.
  init(_ proposal: ProposedViewSize, lineLimit: Int?) {
    width = TextLimits.length(proposal.width)
    height = TextLimits.length(proposal.height)
    lineCount = max(lineLimit ?? .max, 1)
  }

  /// Returns the length as a limit, which is infinity for nil and NaN.
  private static func length(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
