/// The use of a shape.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum ShapeRole: Sendable {
  /// The inside is filled.
  case fill
  /// The outline is stroked.
  case stroke
  /// The shape separates content.
  case separator
}
