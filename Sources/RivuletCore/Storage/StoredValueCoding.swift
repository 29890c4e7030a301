import Foundation

/// How a value lies in a store; the closures capture nothing but each other.
@usableFromInline
struct StoredValueCoding<Value>: @unchecked Sendable {
  /// Nil where the object is none of this type.
  let decode: (Any) -> Value?
  /// Nil removes what lies under the key.
  let encode: (Value) -> Any?
}

extension StoredValueCoding {
  /// A type that stores hold as it is.
  static func plain() -> StoredValueCoding {
    StoredValueCoding(decode: { $0 as? Value }, encode: { $0 })
  }

  /// A type that lies as another one.
  static func raw<Raw>(_ raw: StoredValueCoding<Raw>) -> StoredValueCoding where Value: RawRepresentable, Value.RawValue == Raw {
    StoredValueCoding(decode: { raw.decode($0).flatMap { Value(rawValue: $0) } }, encode: { raw.encode($0.rawValue) })
  }

  /// A value that may be missing: nil is no entry.
  static func optional<Wrapped>(_ wrapped: StoredValueCoding<Wrapped>) -> StoredValueCoding where Value == Wrapped? {
    StoredValueCoding(decode: { wrapped.decode($0) }, encode: { $0.flatMap { wrapped.encode($0) } })
  }
}

extension StoredValueCoding where Value == Bool {
  /// Numbers count as true unless they are zero, and so do the words that a property list has for it.
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
  /// Other numbers are cut off; one that is too large is none.
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
  /// As text; Foundation's own way loses everything but the path on Linux. A text without a scheme is a path.
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
  /// A value that lies as JSON.
  static var json: StoredValueCoding {
    StoredValueCoding(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }, encode: { try? JSONEncoder().encode($0) })
  }
}
