#if GTK
/// A value in a message on the accessibility bus.
package indirect enum BusValue: Equatable, Sendable {
  case string(String)
  /// The path of an object.
  case path(String)
  case bool(Bool)
  case short(Int16)
  case int(Int32)
  case unsigned(UInt32)
  case double(Double)
  /// An array of values of one type. The type is stored because the array may be empty.
  case array(of: String, [BusValue])
  case tuple([BusValue])
  /// A key-value pair in a dictionary, which is an array of such entries.
  case entry(BusValue, BusValue)
  case variant(BusValue)
}

extension BusValue {
  /// Returns an integer value, clamped to the range that the bus supports.
  static func number(_ value: Int) -> BusValue { .int(Int32(clamping: value)) }

  package static func strings(_ values: [String]) -> BusValue { .array(of: "s", values.map(BusValue.string)) }

  /// Returns a dictionary of strings, sorted by key.
  package static func dictionary(_ values: [String: String]) -> BusValue {
    .array(of: "{ss}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// The integer, or nil for any other value.
  package var integer: Int? {
    switch self {
    case .short(let value): Int(value)
    case .int(let value): Int(value)
    case .unsigned(let value): Int(value)
    case .variant(let inner): inner.integer
    default: nil
    }
  }

  /// The number, or nil for any other value.
  package var number: Double? {
    switch self {
    case .double(let value): value
    case .variant(let inner): inner.number
    default: integer.map(Double.init)
    }
  }

  /// The string or path, or nil for any other value.
  package var text: String? {
    switch self {
    case .string(let value), .path(let value): value
    case .variant(let inner): inner.text
    default: nil
    }
  }

  package var isTrue: Bool { self == .bool(true) }

  /// The elements of an array, a tuple, or a dictionary entry. Empty for any other value.
  package var elements: [BusValue] {
    switch self {
    case .array(_, let values), .tuple(let values): values
    case .entry(let key, let value): [key, value]
    case .variant(let inner): inner.elements
    default: []
    }
  }
}
#endif
