public import Foundation

/// A shape that can be inset by one distance on all sides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edges moved inwards by `amount` points, or outwards for a negative amount.
  func inset(by amount: CGFloat) -> InsetShape
}
