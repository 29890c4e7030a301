package import Foundation

/// The value of one interpolation in a key.
package enum FormatArgument: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// Text with its own styles, which is resolved at the point of use.
  case text(Text)

  package init<T: _FormatSpecifiable>(_ value: T) {
    if let value = value as? Int {
      self = .signed(Int64(value))
    } else if let value = value as? Double {
      self = .number(value)
    } else {
      self.init(argument: value._arg)
    }
  }

  private init(argument: any CVarArg) {
    switch argument {
    case let value as Int64: self = .signed(value)
    case let value as Int32: self = .signed(Int64(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as UInt32: self = .unsigned(UInt64(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    default: self = .string("\(argument)")
    }
  }

  /// The argument as a number, or nil for text.
  var number: Double? {
    switch self {
    case .string, .text: nil
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    }
  }

  /// The argument as an object for a formatter, or null for text.
  package var object: NSObject {
    switch self {
    case .string(let string): NSString(string: string)
    case .signed(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .text: NSNull()
    }
  }
}
