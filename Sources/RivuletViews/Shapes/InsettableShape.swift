public import Foundation

/// A shape that can make itself smaller by the same distance on all sides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inwards by `amount` points, or outwards if that is negative.
  func inset(by amount: CGFloat) -> InsetShape
}
