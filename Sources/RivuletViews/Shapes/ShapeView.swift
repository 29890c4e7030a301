public import RivuletCore

/// A view that draws a shape, to which further fills and strokes of the same shape can be added.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}
