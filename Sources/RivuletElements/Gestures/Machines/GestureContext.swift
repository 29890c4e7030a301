import Combine
import Foundation
import RivuletCore
import RivuletGeometry

/// The context of a gesture, which converts positions for the gesture's view.
@MainActor
public final class _GestureContext {
  private weak var node: ViewNode?

  init(_ node: ViewNode?) {
    self.node = node
  }

  /// Converts a point from root coordinates to a coordinate space, with the current layout (B14.15).
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard space != .global, let node else { return point }
    let local = HitTest.local(point, in: node)
    return space == .local ? local : local.applying(GeometrySnapshot(node).transform(to: space))
  }

  /// Returns the centre of the view in a coordinate space, which is the location of an activation without a pointer.
  func centre(in space: CoordinateSpace) -> CGPoint {
    guard let node else { return .zero }
    return CGPoint(x: node.size.width / 2, y: node.size.height / 2).applying(GeometrySnapshot(node).transform(to: space))
  }

  /// Returns the position of a point in the unit space of the view.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    let size = node?.size ?? .zero
    return UnitPoint(x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
  }

  /// The current date, for the time of an event.
  var date: Date { CombineTime.source.date }
}
