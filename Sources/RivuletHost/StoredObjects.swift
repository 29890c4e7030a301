package import Foundation

/// Conversion of a store's objects to a property list, which another process can read.
package enum StoredObjects {
  /// Returns the objects that differ from earlier ones, or nil if all are equal.
  package static func data(of objects: [String: Any], since former: [String: Any] = [:]) -> Data? {
    let changed = objects.filter { key, value in
      !isEqual(value, former[key]) && PropertyListSerialization.propertyList(value, isValidFor: .binary)
    }
    return changed.isEmpty ? nil : try? PropertyListSerialization.data(fromPropertyList: changed, format: .binary, options: 0)
  }

  /// Returns the objects in a property list, or an empty dictionary if the data can't be read.
  package static func objects(in data: Data?) -> [String: Any] {
    data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
  }

  private static func isEqual(_ value: Any, _ other: Any?) -> Bool {
    guard let other, let first = value as? AnyHashable, let second = other as? AnyHashable else { return false }
    return first == second
  }
}
