import Foundation
import RivuletGeometry

/// A proposal in two numbers; what is not specified is a number that nobody proposes.
struct CompactProposal: Equatable {
  private let storedWidth: CGFloat
  private let storedHeight: CGFloat

  /// Stands for an unspecified length; no proposal is this small.
  private static var unspecified: CGFloat { -CGFloat.greatestFiniteMagnitude }

  @inline(__always) init(_ proposal: ProposedViewSize) {
    storedWidth = proposal.width ?? CompactProposal.unspecified
    storedHeight = proposal.height ?? CompactProposal.unspecified
  }

  /// Equal to no proposal, nor to itself.
  static var none: CompactProposal { CompactProposal(ProposedViewSize(width: .nan, height: .nan)) }

  /// The proposal with its two optional lengths.
  var full: ProposedViewSize {
    ProposedViewSize(
      width: storedWidth == CompactProposal.unspecified ? nil : storedWidth,
      height: storedHeight == CompactProposal.unspecified ? nil : storedHeight)
  }

  /// Compared as numbers, so that one that is not a number is equal to none.
  @inline(__always) static func == (lhs: CompactProposal, rhs: CompactProposal) -> Bool {
    lhs.storedWidth == rhs.storedWidth && lhs.storedHeight == rhs.storedHeight
  }
}
