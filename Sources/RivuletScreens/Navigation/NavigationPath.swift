import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// A type-erased list of the values that lead from the root of a navigation stack to the top screen (B18.05).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath {
  var elements: [NavigationElement] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from a sequence of values, starting above the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { NavigationElement($0) }
  }

  /// Creates a path from a sequence of codable values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { NavigationElement($0) }
  }

  /// Creates a path from its codable representation.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether the path is empty, so that only the root is visible.
  public var isEmpty: Bool { elements.isEmpty }

  /// The codable representation of the path, or nil if a value in the path is not codable (B18.06).
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.value.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationElement(value)) }

  /// Appends a codable value.
  public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(NavigationElement(value)) }

  /// Removes values from the end of the path, which must contain at least that many values.
  public mutating func removeLast(_ k: Int = 1) {
    guard k >= 0, k <= elements.count else {
      fatalError("NavigationPath.removeLast(\(k)) was called on a path of \(elements.count) values. Check count first.")
    }
    elements.removeLast(k)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs.elements == rhs.elements }
}

@available(*, unavailable)
extension NavigationPath: Sendable {}

extension NavigationPath: StateTextConvertible {
  package var stateText: String? {
    guard let codable, let data = try? JSONEncoder().encode(codable) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  package init?(stateText: String) {
    guard let codable = try? JSONDecoder().decode(CodableRepresentation.self, from: Data(stateText.utf8)) else { return nil }
    self.init(codable)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationPath {
  /// The serialized form of a path, with the type name and encoded text of each value (B18.06).
  public struct CodableRepresentation {
    fileprivate let elements: [NavigationElement]
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation) -> Bool {
    lhs.elements == rhs.elements
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [NavigationElement] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No type in a navigation path is known as \(name).")
      }
      elements.append(try Self.element(type, text))
    }
    self.elements = elements
  }

  /// Decodes a value that is wrapped in an array, because a single value may not be valid JSON.
  private static func element<Value: Decodable & Hashable>(_ type: Value.Type, _ text: String) throws -> NavigationElement {
    NavigationElement(try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8))[0])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      guard let value = element.value.base as? any Encodable, let name = _mangledTypeName(element.type) else {
        throw EncodingError.invalidValue(
          element.value.base,
          EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "A value of a navigation path cannot be encoded."))
      }
      try container.encode(name)
      try container.encode(Self.text(of: value))
    }
  }

  private static func text<Value: Encodable>(of value: Value) throws -> String {
    String(String(decoding: try JSONEncoder().encode([value]), as: UTF8.self).dropFirst().dropLast())
  }
}

@available(*, unavailable)
extension NavigationPath.CodableRepresentation: Sendable {}
