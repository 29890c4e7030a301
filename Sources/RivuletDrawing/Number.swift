import Foundation

/// A number as text: the shortest decimal that parses to the same value, without ".0".
struct Number: CustomStringConvertible {
  let description: String

  /// Creates the text of a number in double precision.
  init(_ value: CGFloat) {
    self.init(text: Double(value).description)
  }

  /// Creates the text of a number in single precision.
  init(_ value: Float) {
    self.init(text: value.description)
  }

  /// Removes a trailing ".0".
  private init(text: String) {
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
