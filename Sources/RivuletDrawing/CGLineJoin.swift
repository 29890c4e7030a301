/// The shape of a stroke's corners.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a point, up to the miter limit.
  case miter = 0
  /// Part of a circle around the corner.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}
