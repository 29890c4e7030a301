import Foundation
import RivuletGeometry

extension DrawingNode {
  /// Returns the bounds of everything the node and its unedited children may paint, in the node's coordinates; children edited at `stamp`
  /// are left out. The result is not cached: a group of new children is asked for its place before they have anything to show.
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
