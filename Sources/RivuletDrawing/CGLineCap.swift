/// The shape of a stroke's ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// A square end at the end point.
  case butt = 0
  /// A round end, centred at the end point.
  case round = 1
  /// A square end that extends the line by half its width.
  case square = 2
}
