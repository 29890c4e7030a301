import Foundation

/// A state value that defines its own text form, for values that aren't always codable.
package protocol StateTextConvertible {
  /// The value as JSON; nil if it can't be encoded.
  var stateText: String? { get }

  /// Creates a value from JSON. Returns nil if the JSON doesn't represent such a value.
  init?(stateText: String)
}

/// Converts state values to text and back. Supports values that are codable, have a codable raw value, or define their own text form.
enum StateText {
  /// Returns a value as JSON; nil if the type has no JSON form or the value contains a number that JSON can't represent.
  static func json<Value>(of value: Value) -> String? {
    if let value = value as? any StateTextConvertible { return value.stateText }
    if let type = Value.self as? any Encodable.Type { return encoded(value, as: type) }
    if let type = Value.self as? any RawRepresentable.Type { return raw(value, as: type) }
    return nil
  }

  private static func encoded<Kind: Encodable>(_ value: Any, as type: Kind.Type) -> String? {
    guard let value = value as? Kind, let data = try? JSONEncoder().encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func raw<Kind: RawRepresentable>(_ value: Any, as type: Kind.Type) -> String? {
    (value as? Kind).flatMap { json(of: $0.rawValue) }
  }

  /// Returns the value that the JSON represents; nil if it isn't of the given type.
  static func value<Value>(of json: String, as type: Value.Type = Value.self) -> Value? {
    if let type = Value.self as? any StateTextConvertible.Type { return type.init(stateText: json) as? Value }
    if let type = Value.self as? any Decodable.Type { return decoded(json, as: type) as? Value }
    if let type = Value.self as? any RawRepresentable.Type { return raw(json, as: type) as? Value }
    return nil
  }

  private static func decoded<Kind: Decodable>(_ json: String, as type: Kind.Type) -> Kind? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static func raw<Kind: RawRepresentable>(_ json: String, as type: Kind.Type) -> Kind? {
    value(of: json, as: Kind.RawValue.self).flatMap { Kind(rawValue: $0) }
  }
}
