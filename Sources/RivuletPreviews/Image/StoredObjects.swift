import Foundation

/// The objects of a store as a property list, which another process can read.
enum StoredObjects {
  /// Returns the objects that differ from earlier ones; nil if there are none.
  static func data(of store: UserDefaults, since former: [String: Any] = [:]) -> Data? {
    let changed = store.dictionaryRepresentation().filter { key, value in
      !isEqual(value, former[key]) && PropertyListSerialization.propertyList(value, isValidFor: .binary)
    }
    return changed.isEmpty ? nil : try? PropertyListSerialization.data(fromPropertyList: changed, format: .binary, options: 0)
  }

  /// Writes objects into a store.
  static func restore(_ data: Data?, to store: UserDefaults) {
    guard let data, let objects = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return }
    for (key, value) in objects { store.set(value, forKey: key) }
  }

  private static func isEqual(_ value: Any, _ other: Any?) -> Bool {
    guard let other, let first = value as? AnyHashable, let second = other as? AnyHashable else { return false }
    return first == second
  }
}
