public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A shape with its outline transformed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct TransformedShape<Content: Shape>: Sendable {
  /// The shape to transform.
  public var shape: Content
  /// The transform, relative to the top-left corner of the frame.
  public var transform: CGAffineTransform

  /// Creates a shape with its outline transformed.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape {
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public nonisolated static var role: ShapeRole { Content.role }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(FiniteNumber.transform(transform, of: "transform"))
  }
}

extension Shape {
  /// Returns this shape with its outline transformed.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
