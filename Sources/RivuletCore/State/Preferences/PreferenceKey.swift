/// A key for a value that passes from views up to their ancestors (B8.09).
public protocol PreferenceKey {
  associatedtype Value

  /// The value for a dynamic child that doesn't write one (B8.11).
  static var defaultValue: Value { get }

  /// Combines the accumulated value with the value of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The keys that ancestors read.
@MainActor
package struct PreferenceKeys {
  /// The keys; nil if empty, because copying nil changes no reference count.
  private var listed: [any PreferenceKey.Type]?

  package init() {}

  var keys: [any PreferenceKey.Type] { listed ?? [] }

  func contains(_ key: any PreferenceKey.Type) -> Bool {
    listed?.contains { $0 == key } ?? false
  }

  package mutating func insert(_ key: any PreferenceKey.Type) {
    if !contains(key) { listed = keys + [key] }
  }

  mutating func remove(_ key: any PreferenceKey.Type) {
    guard contains(key) else { return }
    let others = keys.filter { $0 != key }
    listed = others.isEmpty ? nil : others
  }
}
