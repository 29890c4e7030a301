import Foundation
import RivuletGeometry
import RivuletLayout

/// A proposal stored compactly as two lengths.
struct CompactProposal: Equatable {
  private let width: CompactLength
  private let height: CompactLength

  @inline(__always) init(_ proposal: ProposedViewSize) {
    width = CompactLength(proposal.width)
    height = CompactLength(proposal.height)
  }

  /// A value that equals no proposal, not even itself.
  static var none: CompactProposal { CompactProposal(ProposedViewSize(width: .nan, height: .nan)) }

  /// The proposal, with optional lengths.
  var full: ProposedViewSize { ProposedViewSize(width: width.length, height: height.length) }

  @inline(__always) static func == (lhs: CompactProposal, rhs: CompactProposal) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}
