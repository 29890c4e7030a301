/// Ways in which a shape is used.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum ShapeRole: Sendable {
  /// Its inside is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It separates other things.
  case separator
}
