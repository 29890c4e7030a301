/// The shape of the ends of a stroke.
@frozen public enum CGLineCap: Int32, Sendable {
  /// A straight edge at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// A straight edge half the line width beyond the end point.
  case square = 2
}
