public import Foundation
import RivuletGeometry

/// A point or rectangle of one view that other views can convert to their own coordinate spaces (B8.14).
///
/// Pass an anchor up the view hierarchy as a preference and resolve it with `GeometryProxy`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Anchor<Value> {
  /// The point or rectangle of a view that an anchor represents.
  @frozen public struct Source {
    /// Returns the points in a view of the given size, relative to the view's top-left corner.
    @usableFromInline let points: @Sendable (CGSize) -> [CGPoint]
    /// Creates the value from its converted points.
    @usableFromInline let assemble: @Sendable ([CGPoint]) -> Value

    init(points: @escaping @Sendable (CGSize) -> [CGPoint], assemble: @escaping @Sendable ([CGPoint]) -> Value) {
      self.points = points
      self.assemble = assemble
    }
  }

  /// The points in the root's space, so that equal anchors represent equal positions.
  @usableFromInline let points: [CGPoint]
  @usableFromInline let assemble: @Sendable ([CGPoint]) -> Value
}

extension Anchor.Source {
  /// Returns the anchor that the source defines in the snapshot's view.
  func anchor(in snapshot: GeometrySnapshot) -> Anchor<Value> {
    Anchor(points: points(snapshot.size).map { $0.applying(snapshot.toRoot) }, assemble: assemble)
  }

  /// Returns the value of the source in a view of the given size, relative to the view's top-left corner.
  package func value(inViewOf size: CGSize) -> Value { assemble(points(size)) }
}

extension Anchor {
  /// Returns the value in the coordinate space of the snapshot's view.
  func value(in snapshot: GeometrySnapshot) -> Value {
    let fromRoot = snapshot.toRoot.inverse ?? ProjectionTransform()
    return assemble(points.map { $0.applying(fromRoot) })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.points == rhs.points }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

/// Compares anchors by their points, regardless of whether their values can be compared.
extension Anchor: ViewComparable {
  package static func areSameInput(_ lhs: Anchor, _ rhs: Anchor) -> Bool { lhs.points == rhs.points }
}
