/// One value of a navigation path, with the type that it was put in as.
struct NavigationElement: Hashable {
  let value: AnyHashable
  /// Destinations are found by exactly this type (B18.22).
  let type: any Any.Type

  init<Value: Hashable>(_ value: Value) {
    if let element = value as? NavigationElement {
      self = element
    } else {
      self.value = AnyHashable(value)
      type = Value.self
    }
  }

  static func == (lhs: NavigationElement, rhs: NavigationElement) -> Bool { lhs.type == rhs.type && lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(value)
  }
}
