public import RivuletCore

/// A view that draws a shape. Further fills and strokes of the shape can be added to the view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape of the view.
  nonisolated var shape: Content { get }
}
