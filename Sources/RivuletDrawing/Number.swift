import Foundation

/// A number as text: the shortest decimal that reads back as the same value, without ".0".
struct Number: CustomStringConvertible {
  let description: String

  /// A number of double precision.
  init(_ value: CGFloat) {
    self.init(text: Double(value).description)
  }

  /// A number of single precision.
  init(_ value: Float) {
    self.init(text: value.description)
  }

  /// Takes ".0" away.
  private init(text: String) {
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
