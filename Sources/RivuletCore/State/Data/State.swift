/// A property wrapper for a value that the tree stores for a view during the view's lifetime (B4.02).
///
/// A body that reads `wrappedValue` depends on it (B3.01). Projecting `$value` alone creates no dependency (B3.02). The value can be
/// written on any thread (B1.11). Writing a value equal to the current value has no effect (B1.12).
@frozen @propertyWrapper public struct State<Value> {
  @usableFromInline var _value: Value
  @usableFromInline var _location: AnyLocation<Value>?

  /// Creates a state with an initial value. The tree uses only the initial value of an identity's first view value (B3.06).
  public init(wrappedValue value: Value) {
    _value = value
    _location = nil
  }

  @_alwaysEmitIntoClient
  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get {
      guard let location = _location else { return _value }
      return location.get()
    }
    nonmutating set { _location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the stored value. Before the view is installed, a constant binding to the initial value (B11.07).
  public var projectedValue: Binding<Value> {
    guard let location = _location else {
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "State<\(Value.self)>",
        "A binding was taken from a State<\(Value.self)> outside a body, before its view was installed; the binding is constant. "
          + "Use $ only inside body or in code that body calls.")
      return .constant(_value)
    }
    return Binding(value: location.snapshot(), location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  @inlinable public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}
