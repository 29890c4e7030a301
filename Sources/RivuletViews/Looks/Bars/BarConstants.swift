/// Metrics of bars on the phone (our choice, B18.44).
enum BarConstants {
  /// The height of a bar without a large title, in points.
  static let height = 44.0
  /// The height of a large title, in points.
  static let largeTitleHeight = 52.0
}
