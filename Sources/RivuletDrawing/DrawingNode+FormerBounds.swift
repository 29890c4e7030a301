import Foundation
import RivuletGeometry

extension DrawingNode {
  /// What the node and those of its children may paint that do not count as edited since the drain, in the node's coordinates. Nothing is
  /// remembered of it: a group whose children are all new is asked for its place before they have anything to show.
  func contentBounds(apartFrom stamp: EditStamp) -> CGRect {
    if let known = cachedContentBounds { return known }
    var bounds = item?.paintedBounds ?? .null
    let children = children
    for place in children.indices where !children[place].editStamp.isOf(stamp) && !children[place].isInvisible {
      children.lend(place) { bounds = bounds.joined(with: $0.boundsInParent($0.contentBounds(apartFrom: stamp))) }
    }
    return bounds
  }
}
