import Foundation
import RivuletGeometry

/// One rounded corner as a single cubic curve.
///
/// A circular corner reaches as far as its radius. A continuous one reaches up to `Path.continuousReach` radii, as far as half a side
/// allows, with handles so long that the curve still passes the middle of the circular one: the bend sets in gently and the corner looks
/// as round as its radius says. Without room to reach further both are the same curve.
struct Corner {
  /// How far the curve reaches along the two sides.
  let reach: CGSize
  /// The lengths of the handles on the two sides.
  let handle: CGSize

  /// A corner of this size where half the sides leave that much room.
  init(_ size: CGSize, _ room: CGSize, _ style: RoundedCornerStyle) {
    switch style {
    case .circular:
      reach = size
      handle = CGSize(width: size.width * QuarterArc.handle, height: size.height * QuarterArc.handle)
    case .continuous:
      // One factor for both sides, so that the two halves stay mirror images of each other.
      let factor = max(1, min(Path.continuousReach, Corner.ratio(room.width, size.width), Corner.ratio(room.height, size.height)))
      // In units of the reach: the middle of the curve is at (4 - 3k) / 8, that of the quarter circle at 1 - √½ of the radius.
      let share = (4 - 8 * (1 - 0.5.squareRoot()) / factor) / 3
      reach = CGSize(width: size.width * factor, height: size.height * factor)
      handle = CGSize(width: reach.width * share, height: reach.height * share)
    }
  }

  /// How many times the size goes into the room.
  private static func ratio(_ room: CGFloat, _ size: CGFloat) -> CGFloat {
    size > 0 ? room / size : 1
  }

  /// A line up to the curve and the curve itself; `from` and `to` point from the corner along its two sides.
  func visit(_ corner: CGPoint, from: CGVector, to: CGVector, _ body: (Path.Element) -> Void) {
    guard reach.width > 0, reach.height > 0 else {
      body(.line(to: corner))
      return
    }
    func point(_ direction: CGVector, _ length: CGSize) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * length.width, y: corner.y + direction.dy * length.height)
    }
    let inner = CGSize(width: reach.width - handle.width, height: reach.height - handle.height)
    body(.line(to: point(from, reach)))
    body(.curve(to: point(to, reach), control1: point(from, inner), control2: point(to, inner)))
  }
}

extension CGVector {
  /// A vector without labels, for directions in formulas.
  init(_ dx: CGFloat, _ dy: CGFloat) {
    self.init(dx: dx, dy: dy)
  }
}
