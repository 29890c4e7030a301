public import RivuletGeometry

/// What holds for all layouts of a type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {
  /// The axis along which the subviews follow each other, for spacers and dividers among them; nil for none.
  public var stackOrientation: Axis?

  /// Those of a layout that is no stack.
  public init() {}
}
