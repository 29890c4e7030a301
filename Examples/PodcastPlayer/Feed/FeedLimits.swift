/// Limits on what a feed may cost. Anything beyond them is left out, and told.
enum FeedLimits {
  /// Elements inside of each other.
  static let depth = 200
  /// Attributes of an element. The parser compares each with all others.
  static let attributes = 100
  /// Bytes of the attributes of an element.
  static let tagBytes = 100_000
  /// Bytes of the text of an element.
  static let textBytes = 2_000_000
  /// Faults that are kept.
  static let faults = 100
}
