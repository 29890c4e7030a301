import Foundation

/// Converts a value to and from a stored object. The closures capture only each other.
@usableFromInline
struct StoredValueCoding<Value>: @unchecked Sendable {
  /// Returns the value for a stored object; nil if the object doesn't represent a value of this type.
  let decode: (Any) -> Value?
  /// Returns the object to store for a value; nil to remove the stored object.
  let encode: (Value) -> Any?
}

extension StoredValueCoding {
  /// Returns the coding for a type that stores support directly.
  static func plain() -> StoredValueCoding {
    StoredValueCoding(decode: { $0 as? Value }, encode: { $0 })
  }

  /// Returns the coding for a type that is stored as its raw value.
  static func raw<Raw>(_ raw: StoredValueCoding<Raw>) -> StoredValueCoding where Value: RawRepresentable, Value.RawValue == Raw {
    StoredValueCoding(decode: { raw.decode($0).flatMap { Value(rawValue: $0) } }, encode: { raw.encode($0.rawValue) })
  }

  /// Returns the coding for an optional value. A nil value removes the stored object.
  static func optional<Wrapped>(_ wrapped: StoredValueCoding<Wrapped>) -> StoredValueCoding where Value == Wrapped? {
    StoredValueCoding(decode: { wrapped.decode($0) }, encode: { $0.flatMap { wrapped.encode($0) } })
  }
}

extension StoredValueCoding where Value == Bool {
  /// The coding for a Boolean value. Nonzero numbers decode as true, as do the words for true in property lists.
  static var bool: StoredValueCoding {
    StoredValueCoding(
      decode: { object in
        switch object {
        case let value as Bool: value
        case let value as Int: value != 0
        case let value as Double: value != 0
        case let value as String: ["yes", "true", "1"].contains(value.lowercased())
        default: nil
        }
      }, encode: { $0 })
  }
}

extension StoredValueCoding where Value == Int {
  /// The coding for an integer. Other numbers are truncated, and a number that's too large is invalid.
  static var int: StoredValueCoding {
    StoredValueCoding(
      decode: { object in
        switch object {
        case let value as Int: value
        case let value as Bool: value ? 1 : 0
        case let value as Double: Int(exactly: value.rounded(.towardZero))
        case let value as String: Int(value)
        default: nil
        }
      }, encode: { $0 })
  }
}

extension StoredValueCoding where Value == Double {
  static var double: StoredValueCoding {
    StoredValueCoding(
      decode: { object in
        switch object {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as String: Double(value)
        default: nil
        }
      }, encode: { $0 })
  }
}

extension StoredValueCoding where Value == URL {
  /// The coding for a URL as text. On Linux, Foundation's own coding preserves only the path. Text without a scheme decodes as a path.
  static var url: StoredValueCoding {
    StoredValueCoding(
      decode: { object in
        guard let text = object as? String else { return object as? URL }
        if let url = URL(string: text), url.scheme != nil { return url }
        return URL(fileURLWithPath: text)
      }, encode: { $0.absoluteString })
  }
}

extension StoredValueCoding where Value: Codable {
  /// The coding for a value as JSON.
  static var json: StoredValueCoding {
    StoredValueCoding(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }, encode: { try? JSONEncoder().encode($0) })
  }
}
