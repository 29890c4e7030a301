/// A log message with interpolated values that may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The formatted text of the message.
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in a message. This implementation writes all values, including private ones.
public struct OSLogPrivacy: Sendable {
  /// A mask that replaces a private value.
  public enum Mask: Sendable {
    case hash, none
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  /// The fixed-point format with six decimal places.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// Returns the fixed-point format with the given number of decimal places.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let minDigits: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, minDigits: 0) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, minDigits: 0) }
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, minDigits: minDigits) }
}

/// The width and alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: false) }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: true) }

  /// Returns text padded with spaces on the left or right.
  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(columns - text.count, 0))
    return isRight ? blanks + text : text + blanks
  }
}

/// A builder that assembles a message from literals and interpolated values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned("\(value())")
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let number = Double(value())
    text += align.aligned(format.precision.map { FormattedMessage.text("%.\($0)f", [number]) } ?? "\(number)")
  }

  /// Appends an integer.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let digits = String(value(), radix: format.radix)
    text += align.aligned(String(repeating: "0", count: max(format.minDigits - digits.count, 0)) + digits)
  }
}
