import RivuletElements

/// A value in a navigation path, with its static type.
package struct NavigationElement: Hashable {
  let value: AnyHashable
  /// The exact type, which determines the destination (B18.22).
  let type: any Any.Type

  init<Value: Hashable>(_ value: Value) {
    if let element = value as? NavigationElement {
      self = element
    } else {
      self.value = AnyHashable(value)
      type = Value.self
    }
  }

  package static func == (lhs: NavigationElement, rhs: NavigationElement) -> Bool { lhs.type == rhs.type && lhs.value == rhs.value }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(value)
  }
}
