import Foundation

/// The text of a number: the shortest decimal that parses to the same value, without ".0".
struct Number: CustomStringConvertible {
  let description: String

  /// Formats a double-precision number as text.
  init(_ value: CGFloat) {
    self.init(text: Double(value).description)
  }

  /// Formats a single-precision number as text.
  init(_ value: Float) {
    self.init(text: value.description)
  }

  /// Removes a trailing ".0".
  private init(text: String) {
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
