import Foundation
import RivuletGeometry

/// A node whose item shows what lies beneath it.
struct BackdropNode {
  private(set) weak var node: DrawingNode?

  init(_ node: DrawingNode) {
    self.node = node
  }

  /// Where it shows and where it looks, in root coordinates; nil if it does not show.
  var area: Area? {
    guard let node, let item = node.item, let reach = item.backdrop?.reach else { return nil }
    let shown = node.paintedBoundsInRoot
    if shown.isNothing { return nil }
    // It looks beyond what clips it.
    let map = node.transformToRoot
    let whole = item.paintedBounds.applying(map).bounded
    let seen = item.paintedBounds.insetBy(dx: -reach, dy: -reach).applying(map).bounded
    let sides = [whole.minX - seen.minX, whole.minY - seen.minY, seen.maxX - whole.maxX, seen.maxY - whole.maxY]
    return Area(shown: shown, seen: seen.joined(with: shown), reach: sides.reduce(0, max))
  }

  /// Invariant: what is shown is seen.
  struct Area {
    let shown: CGRect
    let seen: CGRect
    /// How far from a place something that is beneath it may change it.
    let reach: CGFloat
  }
}

extension DrawingTree {
  /// Remembers a node that gets an item that shows what lies beneath.
  func noteBackdrop(_ node: DrawingNode) {
    backdrops.removeAll { $0.node == nil || $0.node === node }
    backdrops.append(BackdropNode(node))
  }

  /// Damages what shows something that is damaged beneath it.
  func damageBackdrops() {
    if backdrops.isEmpty || damage.isEmpty { return }
    let areas = backdrops.compactMap(\.area)
    // What lies beneath one may be another one.
    for _ in 0..<min(areas.count, Self.followedBackdrops) {
      var changed: [CGRect] = []
      damage.forEach { rect in
        for area in areas where area.seen.isNear(rect) {
          let part = area.shown.overlap(with: rect.insetBy(dx: -area.reach, dy: -area.reach))
          if !part.isNull, !rect.contains(part) { changed.append(part) }
        }
      }
      if changed.isEmpty { return }
      for rect in changed { damage.add(rect) }
    }
  }

  /// So many that lie over each other are followed.
  private static var followedBackdrops: Int { 4 }

  /// Whether something looks at the pixels in a rectangle in root coordinates, in order to show what lies beneath it.
  func isSeenThrough(_ rect: CGRect) -> Bool {
    backdrops.contains { $0.area?.seen.isNear(rect) == true }
  }
}
