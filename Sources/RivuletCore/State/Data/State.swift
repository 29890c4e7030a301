/// A value that the tree stores for a view, for the lifetime of the view (B4.02).
///
/// A body that reads `wrappedValue` depends on it (B3.01); projecting `$value` alone creates no dependency (B3.02). It may be written on
/// any thread (B1.11); a value equal to the current one is ignored (B1.12).
@frozen @propertyWrapper public struct State<Value> {
  @usableFromInline var _value: Value
  @usableFromInline var _location: AnyLocation<Value>?

  /// Creates a state. The initial value counts only for the first value of the view under an identity (B3.06).
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

  /// A binding to the storage. Before the view is installed, it is a constant binding to the initial value (B11.07).
  public var projectedValue: Binding<Value> {
    guard let location = _location else {
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "State<\(Value.self)>",
        "A binding was taken from a State<\(Value.self)> outside a body, before its view was installed; the binding is constant. "
          + "Use $ only inside body or in what body calls.")
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
