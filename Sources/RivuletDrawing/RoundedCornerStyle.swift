/// The shape of a rounded rectangle's corners.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are quarters of an ellipse.
  case circular
  /// Corners that start earlier and whose curvature changes gradually.
  case continuous
}
