package import Foundation
package import RivuletCore
import RivuletElements
package import RivuletGeometry
package import RivuletLayout

/// A frame whose lengths are relative to its proposal. If a length is nil or the proposal is not finite, the child determines the length
/// along that axis.
package struct RelativeSizeLayout: OneChildLayout {
  var width: CGFloat?
  var height: CGFloat?

  package static var initial: RelativeSizeLayout { RelativeSizeLayout() }

  private func frame(in proposal: ProposedViewSize) -> FrameLayout {
    func length(_ share: CGFloat?, of proposed: CGFloat?) -> CGFloat? {
      guard let share, let proposed, proposed.isFinite else { return nil }
      return max(0, share * proposed)
    }
    return FrameLayout(width: length(width, of: proposal.width), height: length(height, of: proposal.height))
  }

  package func size(in proposal: ProposedViewSize, child: ViewNode) -> CGSize {
    frame(in: proposal).size(in: proposal, child: child)
  }

  package func placement(in proposal: ProposedViewSize, child: ViewNode) -> Placement {
    frame(in: proposal).placement(in: proposal, child: child)
  }
}
