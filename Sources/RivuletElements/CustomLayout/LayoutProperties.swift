public import RivuletGeometry

/// The properties of all layouts of a type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {
  /// The axis of a stack layout, which its spacers and dividers follow, or nil if the layout is not a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}
