/// A JSON value in the compiler's plugin protocol. Objects preserve the order of their keys, so that equal replies have equal text.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A line, column, offset, or version, which are the only numbers in the protocol.
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key-value pair in an object.
  package struct Member: Equatable, Sendable {
    /// The decoded key.
    package var key: String
    /// The value for the key.
    package var value: JSON

    /// Creates a member from a key and a value.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The value of the first member with the given key, or nil if the key is missing or the value is not an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text of a string, or nil for any other value.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, or nil for any other value.
  package var number: Int? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The elements of an array, or nil for any other value.
  package var array: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self = .number(value)
  }
}

extension JSON {
  /// Parses a value. Fails unless the bytes contain exactly one value.
  package init?(parsing bytes: [UInt8]) {
    guard let value = JSONParser.parse(bytes) else { return nil }
    self = value
  }
}
