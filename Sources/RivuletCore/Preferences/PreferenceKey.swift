/// A key of a value that flows from views up to their ancestors (B8.09).
public protocol PreferenceKey {
  associatedtype Value

  /// What a dynamic child that writes nothing contributes (B8.11).
  static var defaultValue: Value { get }

  /// Combines what is known so far with the value of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The keys that somebody above reads.
@MainActor
package struct PreferenceKeys {
  private(set) var keys: [any PreferenceKey.Type] = []

  func contains(_ key: any PreferenceKey.Type) -> Bool {
    keys.contains { $0 == key }
  }

  package mutating func insert(_ key: any PreferenceKey.Type) {
    if !contains(key) { keys.append(key) }
  }

  mutating func remove(_ key: any PreferenceKey.Type) {
    keys.removeAll { $0 == key }
  }
}
