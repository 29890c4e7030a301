/// The shape of a stroke's ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Longer by half the line width.
  case square = 2
}
