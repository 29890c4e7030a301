/// Numbers of the XML parser's errors that are not about markup.
enum XMLErrorCode {
  /// A prefix without a declaration: read on, for many feeds forget it.
  static let undeclaredPrefix = 201
  /// What the parser reports when its delegate stops it.
  static let abortedByDelegate = 512
  /// Bytes that the encoding does not have, and encodings that nobody knows.
  static let encoding: Set = [9, 31, 32, 81]
}
