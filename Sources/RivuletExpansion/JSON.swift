/// A JSON value as the compiler's plugin protocol uses it. Keys keep their order, so that an answer is the same text each time.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// Every number of the protocol is a line, a column, an offset or a version.
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key of an object with its value.
  package struct Member: Equatable, Sendable {
    /// The decoded key.
    package var key: String
    /// What the key leads to.
    package var value: JSON

    /// Pairs a key with its value.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The value of the first member with this key; nil for other keys and for anything but an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text of a string; nil for any other kind.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number; nil for any other kind.
  package var number: Int? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The elements of an array; nil for any other kind.
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
  /// The value that the bytes spell; nil if they spell none or more than one.
  package init?(parsing bytes: [UInt8]) {
    guard let value = JSONParser.parse(bytes) else { return nil }
    self = value
  }
}
