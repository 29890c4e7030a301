public import Foundation

extension String {
  /// A key in a string table with its values, written as an interpolated string. This type is missing from Foundation on Linux.
  ///
  /// `"\(count) songs by \(artist)"` has the key `%lld songs by %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, which is used as the text if no table contains it.
    package let key: String
    package let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The values as numbers. A value that is text is nil.
    package var numbers: [Double?] {
      arguments.map { argument in
        switch argument {
        case .text: nil
        case .integer(let value): Double(value)
        case .natural(let value): Double(value)
        case .number(let value): value
        }
      }
    }

    /// A value in the interpolated string.
    package enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case number(Double)
    }

    /// A builder that collects the key and values of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 2)
        arguments.reserveCapacity(interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        append(.text(string), "%@")
      }

      /// Appends a substring.
      public mutating func appendInterpolation(_ substring: Substring) {
        append(.text(String(substring)), "%@")
      }

      /// Appends an integer.
      public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T, specifier: String? = nil) {
        append(.integer(Int64(clamping: value)), specifier ?? (T.bitWidth > 32 ? "%lld" : "%d"))
      }

      /// Appends an unsigned integer.
      public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T, specifier: String? = nil) {
        append(.natural(UInt64(clamping: value)), specifier ?? (T.bitWidth > 32 ? "%llu" : "%u"))
      }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
        append(.number(value), specifier)
      }

      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
        append(.number(Double(value)), specifier)
      }

      /// Appends a value formatted with a style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
