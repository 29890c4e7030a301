package import Foundation
import RivuletLayout

/// What is known without showing it about how much room the node of a view or modifier may take: its *reach*.
///
/// Of nodes that stand inside of each other, nothing is painted farther from the outermost than all reaches together. So a reach is the most that
/// the node itself is long along each axis, beside what follows from its proposal and from what is inside of it; and how far it moves that.
package enum ReachKind {
  /// Nothing, as of most.
  case unknown
  /// It is the same whatever the value and the environment say.
  case always(CGSize)
  /// `NodeSource.reach` tells it of each value.
  case told
}

extension ReachKind {
  /// Of what fills its bounds (B9.03).
  package static var ofFill: ReachKind {
    .always(CGSize(width: LayoutConstants.idealFillLength, height: LayoutConstants.idealFillLength))
  }
}
