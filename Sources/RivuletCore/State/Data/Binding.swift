public import RivuletAnimation

/// A property wrapper that reads and writes a value owned elsewhere (A3).
///
/// A body that reads the value depends on the source (B3.13). A write reaches the source once, regardless of the number of intermediate
/// bindings.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction for writes through this binding. An enclosing `withAnimation` or `withTransaction` overrides its keys (B3.19).
  public var transaction: Transaction

  @usableFromInline let location: AnyLocation<Value>
  /// The value at the time the binding was created. It determines whether a view that stores the binding has a new input (B3.20b).
  @usableFromInline let _value: Value

  package init(value: Value, location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.transaction = transaction
    self.location = location
    _value = value
  }

  /// Creates a binding from two closures. The initializer calls `get` once (B3.12b).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding from two closures. `set` receives the transaction of each write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: set))
  }

  /// Returns a binding that ignores writes (B3.16).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a member that uses this binding's transaction (B3.20).
  ///
  /// A member that may be behind a reference is read from the source, so a body that passes the binding to another view observes the
  /// current object.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let member = MemberLocation(location, keyPath)
    let value = member.isStoredInline ? _value[keyPath: keyPath] : member.get()
    return Binding<Subject>(value: value, location: member, transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
  public typealias ID = Value.ID
}

extension Binding: ViewComparable {
  package static func areSameInput(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool {
    lhs.location.isSame(as: rhs.location) && lhs.transaction == rhs.transaction && ValueEquality.areEqual(lhs._value, rhs._value)
  }
}

extension Binding {
  /// Returns a binding that uses `transaction` for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding that animates its writes with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}
