/// A key of a value that a view tells the container around it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol ContainerValueKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// What a view tells the nearest container around it; nothing gets past that one (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
    let isSame: (Any, Any) -> Bool
  }

  /// In the order in which keys were first set.
  private var entries: [Entry] = []

  /// No key set.
  package init() {}

  /// The value of a custom key; its default where the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { entry(key).flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set {
      let made = Entry(key: ObjectIdentifier(key), value: newValue) { lhs, rhs in
        guard let lhs = lhs as? Key.Value, let rhs = rhs as? Key.Value else { return false }
        return ValueEquality.areEqual(lhs, rhs)
      }
      if let index = entries.firstIndex(where: { $0.key == made.key }) { entries[index] = made } else { entries.append(made) }
    }
  }

  private func entry(_ key: any Any.Type) -> Entry? {
    entries.first { $0.key == ObjectIdentifier(key) }
  }

  /// Whether both set the same keys to the same values.
  package func isSame(as other: ContainerValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { mine in other.entries.contains { $0.key == mine.key && mine.isSame(mine.value, $0.value) } }
  }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}
