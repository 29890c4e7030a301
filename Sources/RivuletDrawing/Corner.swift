import Foundation
import RivuletGeometry

/// A rounded corner that consists of three cubic curves. The last curve mirrors the first.
///
/// A circular corner extends as far as its radius. A continuous corner extends up to `Path.continuousReach` radii, with gradually
/// increasing curvature. If half a side is shorter than that, the corner's shape is between the two.
struct Corner {
  /// The radii along the two adjacent sides.
  private let size: CGSize
  /// The shape, from 0 for a quarter of an ellipse to 1 for a continuous corner with its full extent.
  private let softness: CGFloat

  /// Creates a corner. `room` contains half the length of each adjacent side.
  init(_ size: CGSize, _ room: CGSize, _ style: RoundedCornerStyle) {
    self.size = size
    switch style {
    case .circular:
      softness = 0
    case .continuous:
      // Both sides use the same factor, so that the corner remains symmetric.
      let factor = max(1, min(Path.continuousReach, Corner.ratio(room.width, size.width), Corner.ratio(room.height, size.height)))
      softness = (factor - 1) / (Path.continuousReach - 1)
    }
  }

  /// Returns the ratio of the available length to the corner's size; 1 if the size is zero.
  private static func ratio(_ room: CGFloat, _ size: CGFloat) -> CGFloat {
    size > 0 ? room / size : 1
  }

  /// The points of the first curve and the first control point of the second curve, in radii along the first and the second side. The
  /// first list describes a quarter circle, and the second list describes a continuous corner.
  private static let circular = quarterCircle()
  private static let continuous = [
    CGPoint(x: Path.continuousReach, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0), CGPoint(x: 0.631494, y: 0.074911),
    CGPoint(x: 0.372824, y: 0.16906),
  ]

  /// Returns the quarter circle, split where the curves of a continuous corner join.
  private static func quarterCircle() -> [CGPoint] {
    let angle = asin(1 - 0.631494)
    let middle = CGFloat.pi / 2 - 2 * angle
    let direction = CGVector(-cos(angle), sin(angle))
    let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    let near = 4 / 3 * tan(angle / 4)
    let far = 4 / 3 * tan(middle / 4)
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - near, y: 0), CGPoint(x: joint.x - near * direction.dx, y: joint.y - near * direction.dy), joint,
      CGPoint(x: joint.x + far * direction.dx, y: joint.y + far * direction.dy),
    ]
  }

  /// Visits a line to the corner, followed by the corner's curves. `from` and `to` are the directions of its sides, starting at the tip.
  func visit(_ tip: CGPoint, from: CGVector, to: CGVector, _ body: (Path.Element) -> Void) {
    guard size.width > 0, size.height > 0 else {
      body(.line(to: tip))
      return
    }
    func place(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + (from.dx * along + to.dx * aside) * size.width, y: tip.y + (from.dy * along + to.dy * aside) * size.height)
    }
    func point(_ index: Int, isMirrored: Bool = false) -> CGPoint {
      let (round, soft) = (Corner.circular[index], Corner.continuous[index])
      let along = round.x + (soft.x - round.x) * softness
      let aside = round.y + (soft.y - round.y) * softness
      return isMirrored ? place(aside, along) : place(along, aside)
    }
    body(.line(to: point(0)))
    body(.curve(to: point(3), control1: point(1), control2: point(2)))
    body(.curve(to: point(3, isMirrored: true), control1: point(4), control2: point(4, isMirrored: true)))
    body(.curve(to: point(0, isMirrored: true), control1: point(2, isMirrored: true), control2: point(1, isMirrored: true)))
  }
}

extension CGVector {
  /// Creates a vector with unlabelled arguments, for directions in formulas.
  init(_ dx: CGFloat, _ dy: CGFloat) {
    self.init(dx: dx, dy: dy)
  }
}
