/// The shape of a stroke's corners.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner where the outer edges meet, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner cut off by a straight edge.
  case bevel = 2
}
