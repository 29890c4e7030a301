import Foundation
import RivuletGeometry

/// The room for text, with everything that limits nothing written as infinity.
struct TextLimits: Hashable {
  /// In points, not negative.
  let width: CGFloat
  /// In points; may be too small for a single line.
  let height: CGFloat
  /// At least one.
  let lineCount: Int

  /// What a proposal and a line limit allow.
  init(_ proposal: ProposedViewSize, lineLimit: Int?) {
    width = TextLimits.length(proposal.width)
    height = TextLimits.length(proposal.height)
    lineCount = max(lineLimit ?? .max, 1)
  }

  /// A length that limits; nil and what is no number limit nothing.
  private static func length(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}
