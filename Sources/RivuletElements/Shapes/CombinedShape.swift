import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing

/// Two shapes in the same rectangle, combined by an operation on their areas.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// An operation on the areas of two shapes.
  enum Operation: Sendable {
    case union, intersection, difference, symmetricDifference, lineInside, lineOutside
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEOFilled: Bool

  nonisolated init(_ first: First, _ second: Second, _ operation: Operation, _ isEOFilled: Bool) {
    self.first = first
    self.second = second
    self.operation = operation
    self.isEOFilled = isEOFilled
  }

  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  nonisolated static var role: ShapeRole { First.role }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: isEOFilled)
    case .intersection: path.intersection(other, eoFill: isEOFilled)
    case .difference: path.subtracting(other, eoFill: isEOFilled)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: isEOFilled)
    case .lineInside: path.lineIntersection(other, eoFill: isEOFilled)
    case .lineOutside: path.lineSubtraction(other, eoFill: isEOFilled)
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Shape {
  /// Returns the area that lies in both this shape and another shape.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .intersection, eoFill)
  }

  /// Returns the area that lies in this shape, in another shape, or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .union, eoFill)
  }

  /// Returns the area that lies in this shape but not in another shape.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .difference, eoFill)
  }

  /// Returns the area that lies in exactly one of two shapes.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .symmetricDifference, eoFill)
  }

  /// Returns the parts of this shape's outline that lie inside the area of another shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineInside, eoFill)
  }

  /// Returns the parts of this shape's outline that lie outside the area of another shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other, .lineOutside, eoFill)
  }
}
