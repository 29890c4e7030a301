/// The shape of the corners of a stroke.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// A point where the outer edges meet, up to the miter limit.
  case miter = 0
  /// Part of a circle around the corner.
  case round = 1
  /// A straight edge across the corner.
  case bevel = 2
}
