import Foundation
import RivuletGeometry

/// A node whose item has a backdrop paint.
struct BackdropNode {
  private(set) weak var node: DrawingNode?

  init(_ node: DrawingNode) {
    self.node = node
  }

  /// The visible and the sampled rectangle, in root coordinates; nil if the node is invisible.
  var area: Area? {
    guard let node, let item = node.item, let reach = item.backdrop?.reach else { return nil }
    let shown = node.paintedBoundsInRoot
    if shown.isNothing { return nil }
    // The backdrop also samples pixels outside the clip.
    let map = node.transformToRoot
    let whole = item.paintedBounds.applying(map).bounded
    let seen = item.paintedBounds.insetBy(dx: -reach, dy: -reach).applying(map).bounded
    let sides = [whole.minX - seen.minX, whole.minY - seen.minY, seen.maxX - whole.maxX, seen.maxY - whole.maxY]
    return Area(shown: shown, seen: seen.joined(with: shown), reach: sides.reduce(0, max))
  }

  /// The rectangles of a backdrop. Invariant: `seen` contains `shown`.
  struct Area {
    let shown: CGRect
    let seen: CGRect
    /// The maximum distance at which content beneath affects a pixel.
    let reach: CGFloat
  }
}

extension DrawingTree {
  /// Records a node that receives a backdrop item.
  func noteBackdrop(_ node: DrawingNode) {
    backdrops.removeAll { $0.node == nil || $0.node === node }
    backdrops.append(BackdropNode(node))
  }

  /// Damages the backdrops that cover damaged content.
  func damageBackdrops() {
    if backdrops.isEmpty || damage.isEmpty { return }
    let areas = backdrops.compactMap(\.area)
    // A backdrop may cover another backdrop.
    for _ in 0..<min(areas.count, Self.maximumStackedBackdrops) {
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

  /// The maximum number of stacked backdrops to take into account.
  private static var maximumStackedBackdrops: Int { 4 }

  /// Returns true if a backdrop samples pixels in a rectangle, given in root coordinates.
  func isSampledByBackdrop(_ rect: CGRect) -> Bool {
    backdrops.contains { $0.area?.seen.isNear(rect) == true }
  }
}
