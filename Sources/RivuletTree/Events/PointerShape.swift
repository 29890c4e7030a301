package import Foundation

/// What a pointer looks like, by what a click would do.
package enum PointerShape: Sendable, Hashable {
  /// The usual one.
  case arrow
  /// Over something that leads elsewhere: a hand.
  case link
  /// Over text that can be edited: a beam.
  case text
}

extension HitTest {
  /// What the pointer looks like over a point of the root: the innermost view that has a say decides.
  package func pointerShape(at point: CGPoint) -> PointerShape {
    for node in chain(at: point) {
      if let shape = node.responder?.pointerShape(at: Self.local(point, in: node), in: node) { return shape }
    }
    return .arrow
  }
}
